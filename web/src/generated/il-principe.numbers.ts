// Made by scripts/web_types.py from the server's own structs; do not edit.
export const GREEN = 0;
export const WHITE = 1;
export const RED = 2;
export const BLUE = 3;
export const YELLOW = 4;
export const COLOURS = 5;
export const COLOUR_NAMES = ["green", "white", "red", "blue", "yellow"] as const;
export const REGIONS = 6;
export const REGION_NAMES = ["blue", "green", "violet", "red", "brown", "yellow"] as const;
export const FAMILY_NAMES = ["medici", "visconti", "carraresi", "este", "gonzaga"] as const;
export const MAJOR = 0;
export const MINOR = 5;
export const ROLES = 10;
export const ROLE_NAMES = ["master", "bishop", "magistrate", "lord", "banker", "apprentice", "priest", "notary", "knight", "merchant"] as const;
export const LOT = 10;
export const ITEM_NAMES = [
 "master",
 "bishop",
 "magistrate",
 "lord",
 "banker",
 "apprentice",
 "priest",
 "notary",
 "knight",
 "merchant",
 "lot-green",
 "lot-white",
 "lot-red",
 "lot-blue",
 "lot-yellow"
] as const;
export const BUILDINGS_OF_A_COLOUR = 20;
export const BUILDINGS_OF_A_COLOUR_FOR_TWO = 13;
export const CITIES = 15;
export const CITIES_FOR_TWO = 10;
export const CITIES_ON_DISPLAY = 4;
export const CARDS_DEALT = [0, 0, 5, 4, 4, 4] as const;
export const CARDS_SET_ASIDE = [0, 0, 3, 2, 2, 2] as const;
export const SMALL = 0;
export const MEDIUM = 1;
export const LARGE = 2;
export const SIZE_NAMES = ["small", "medium", "large"] as const;
export const CITY_ICONS = [3, 4, 5] as const;
export const CITY_REGIONS = [1, 2, 3] as const;
export const CITY_PRICE = [3, 4, 5] as const;
export const CITY_POINTS = [4, 6, 8] as const;
export const CITY_SHIELDS = [1, 2, 2] as const;
export const MAJOR_POINTS = 2;
export const MINOR_POINTS = 1;
export const BISHOP_POINTS = 1;
export const BANKER_DUCATS = 2;
export const DECK_FOR_A_ROUND = [0, 0, 10, 12, 16, 20] as const;
export const LAST_LOTS = [0, 0, 6, 6, 8, 10] as const;
export const REGION_FIRST = 5;
export const REGION_SECOND = 2;
export const SET_POINTS = 2;
export const MOST_DUCATS = 2;
export const MOST_CARDS = 2;
export const FROM_CITIES = 0;
export const FROM_ROLE_INCOME = 1;
export const FROM_BISHOP = 2;
export const FROM_REGIONS = 3;
export const FROM_ROLES_HELD = 4;
export const FROM_SETS = 5;
export const FROM_DUCATS = 6;
export const FROM_HAND = 7;
export const SOURCES = 8;
export const SOURCE_NAMES = ["cities", "role-income", "bishop", "regions", "roles-held", "sets", "ducats", "hand"] as const;
export const PLAYING = 0;
export const END_CITIES = 1;
export const END_LAST_ROUND = 2;
export const END_SHORTAGE = 3;
export const REASON_NAMES = ["playing", "cities", "last-round", "shortage"] as const;
export const FOR_ROUND = 0;
export const FOR_BANKER = 1;
export const INCOME_NAMES = ["round", "banker"] as const;
export const FIRST_SEAT = 0;
export const BUILDING_DECK = 1;
export const CITY_DECK = 2;
export const BY_LOT = 0;
export const HALF_OF_FACE_UP = 0;
export const HALF_OF_ALL = 1;
export const EMPTY_DECK_PLAYS = 0;
export const EMPTY_DECK_ENDS = 1;
export const OPENER_LEFT = 0;
export const OPENER_PRINCIPE = 1;
export const CITY_END_START = 0;
export const CITY_END_END = 1;
export const MAY = 0;
export const MUST = 1;
export const SHORTAGE_ENDS = 0;
export const SHORTAGE_REUSES = 1;
export const BOX = 0;
export const BUILDER = 1;
export const NO = 0;
export const YES = 1;
