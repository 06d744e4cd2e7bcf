BEGIN TRANSACTION;
CREATE TABLE access_tokens (
	id TEXT NOT NULL, 
	account_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	scopes TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_access_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_access_tokens_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE accounts (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	language TEXT NOT NULL, 
	role TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	muted_until BIGINT NOT NULL, 
	banned_until BIGINT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (id), 
	CONSTRAINT ck_accounts_role CHECK (role IN ('player', 'moderator')), 
	CONSTRAINT uq_accounts_login UNIQUE (login)
);
INSERT INTO "accounts" VALUES('54_zJ47dnDcafc4q','Anna',NULL,NULL,'en','player',1795021070390,1795021070390,0,0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat_lines (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	account_id TEXT, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, "key" TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_chat_lines PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_lines_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE SET NULL, 
	CONSTRAINT fk_chat_lines_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat_lines" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'54_zJ47dnDcafc4q','Anna',0,'Good evening',1795021081670,'');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	rev INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, rev), 
	CONSTRAINT ck_entries_rev CHECK (rev > 0), 
	CONSTRAINT fk_entries_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'{"rev":1,"by":"table","drawn":[0,4,10,1,6,0,2,3,1,0,2,3,2,1,2,0,3],"told":[["opened","set_up",-1,0],["closed"],["principe_chosen",0],["city_shown",4],["city_shown",10],["city_shown",1],["city_shown",6],["opened","round",-1,0],["round_began",1,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",0,4,[1,1,1,1,0]],["dealt",1,4,[1,0,2,1,0]],["dealt",2,4,[1,1,1,1,0]],["ducats_received",0,5,0],["ducats_received",1,5,0],["ducats_received",2,5,0],["opened","setting_aside",-3,2]],"seal":"6b2d12a359e24e3d"}
',1795021070945);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',1,'{"rev":1,"by":"table","drawn":[0],"told":[["opened","set_up",-1,0],["closed"],["start_chosen",0],["opened","round",-1,0],["round_began",1,0],["opened","turn",2,0],["opened","turn",1,0],["opened","turn",0,0],["closed"],["turn_began",0],["opened","sending",0,0],["opened","reception",0,0],["opened","income",0,0],["closed"],["closed"]],"seal":"6162d245c5e25cad"}
',1795021071036);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'{"rev":1,"by":"table","drawn":[1,29,33,51,27,33,31],"told":[["opened","set_up",-1,0],["closed"],["opened","turn",-1,0],["first_seat_chosen",1],["card_drawn",1,0,29],["card_drawn",1,0,33],["card_drawn",1,0,51],["card_drawn",0,1,27],["card_drawn",0,1,33],["card_drawn",0,1,31],["turn_began",1,1],["opened","exchange",1,0],["opened","hand",1,0],["opened","actions",1,0],["opened","before_roll",1,0]],"seal":"065cc3cdb2d6cd35"}
',1795021071491);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'{"rev":1,"by":"table","drawn":[1,14,4,7,9,3,0,3,1,2,3,0,1,2,1],"told":[["opened","set_up",-1,0],["closed"],["principe_chosen",1],["city_shown",14],["city_shown",4],["city_shown",7],["city_shown",9],["opened","round",-1,0],["round_began",1,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[1,1,1,2,0]],["dealt",0,5,[1,2,1,1,0]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"08739c904d6fd0d9"}
',1795021071632);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'{"rev":2,"by":"seat","seat":0,"do":["set_aside",1,1,0,0,0],"told":[["cards_set_aside",0,2,[1,1,0,0,0]]],"seal":"b03b21c3b2ae98eb"}
',1795021071726);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',3,'{"rev":3,"by":"seat","seat":1,"do":["set_aside",1,0,1,0,0],"told":[["cards_set_aside",1,2,[1,0,1,0,0]]],"seal":"eb8e4d58bd5c658f"}
',1795021071943);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',4,'{"rev":4,"by":"seat","seat":2,"do":["set_aside",1,1,0,0,0],"told":[["cards_set_aside",2,2,[1,1,0,0,0]],["closed"],["cards_turned_over",0,[1,1,0,0,0]],["cards_turned_over",1,[1,0,1,0,0]],["cards_turned_over",2,[1,1,0,0,0]],["opened","auction",-3,12],["auction_opened",12,7,1]],"seal":"f7a1bf3652f88d12"}
',1795021072241);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',5,'{"rev":5,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1]],"seal":"27b04a78be34e9e0"}
',1795021072309);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',6,'{"rev":6,"by":"seat","seat":2,"do":["pass"],"told":[["passed",2]],"seal":"080a0f4f7cd0cbd9"}
',1795021072333);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',7,'{"rev":7,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0],["item_unsold",12],["closed"],["opened","auction",-3,11],["auction_opened",11,7,1]],"seal":"24b31eeec9edfbcf"}
',1795021072381);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',8,'{"rev":8,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1]],"seal":"99855477813f506c"}
',1795021072426);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',9,'{"rev":9,"by":"seat","seat":2,"do":["pass"],"told":[["passed",2]],"seal":"843daacad4661327"}
',1795021072463);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',10,'{"rev":10,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0],["item_unsold",11],["closed"],["opened","auction",-3,10],["auction_opened",10,7,1]],"seal":"81cd17bb98919f22"}
',1795021072485);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',11,'{"rev":11,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1]],"seal":"d400101435b7632b"}
',1795021072708);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',12,'{"rev":12,"by":"seat","seat":2,"do":["pass"],"told":[["passed",2]],"seal":"07117caaa610cefd"}
',1795021072744);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',13,'{"rev":13,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0],["item_unsold",10],["closed"],["closed"],["closed"],["opened","turn",2,0],["opened","turn",1,0],["opened","turn",0,0]],"seal":"9e7262505f63fcf9"}
',1795021072801);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',2,'{"rev":2,"by":"seat","seat":0,"do":["send",1,0],"told":[["token_sent",0,1,0]],"seal":"505749c266edf43b"}
',1795021072889);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',3,'{"rev":3,"by":"seat","seat":0,"do":["send",2,0],"told":[["token_sent",0,2,0],["closed"],["closed"],["turn_began",1],["opened","sending",1,0],["opened","reception",1,0],["opened","income",1,0],["closed"],["closed"],["opened","uncontested",1,0],["matter_opened",1,0,-1,1],["opened","bribery",1,-1],["opened","audience",1,-1]],"seal":"46de8b218484768d"}
',1795021073005);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',4,'{"rev":4,"by":"seat","seat":1,"do":["hear_bribes"],"told":[["bribes_called",1],["closed"]],"seal":"fac98f9eaa47a4a3"}
',1795021073357);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',5,'{"rev":5,"by":"seat","seat":0,"do":["bribe",1],"told":[["bribe_paid",0,1,0,0,10000,0],["closed"]],"seal":"679bf824f5836ee2"}
',1795021073525);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',6,'{"rev":6,"by":"seat","seat":1,"do":["place",0],"told":[["token_placed",0,1,0,0,10000],["closed"]],"seal":"508bcdcd00154bb8"}
',1795021073637);
INSERT INTO "entries" VALUES('dbP8eBXdJB0sajb7MAbwuA',7,'{"rev":7,"by":"seat","seat":1,"do":["send",0,0],"told":[["token_sent",1,0,0]],"seal":"bce8386e970ff754"}
',1795021073670);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',2,'{"rev":2,"by":"seat","seat":1,"do":["roll"],"drawn":[1,5,56],"told":[["closed"],["dice_rolled",1,2,4],["opened","fate",1,0],["opened","production",1,0],["closed"],["gained",1,0,1,5,1],["gained",0,2,1,5,0],["closed"],["opened","event",1,0],["event_drawn",56,0],["closed"]],"seal":"a9646165cd6fd92c"}
',1795021073780);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',3,'{"rev":3,"by":"seat","seat":1,"do":["done"],"told":[["closed"],["closed"]],"seal":"9e556f8ead9239ce"}
',1795021074066);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',4,'{"rev":4,"by":"seat","seat":1,"do":["keep_hand"],"told":[["closed"],["turn_began",0,2],["opened","exchange",0,0],["opened","hand",0,0],["opened","actions",0,0],["opened","before_roll",0,0]],"seal":"ff5869a959bffffc"}
',1795021074156);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',5,'{"rev":5,"by":"seat","seat":0,"do":["roll"],"drawn":[4,4,58],"told":[["closed"],["dice_rolled",0,5,4],["opened","fate",0,0],["opened","production",0,0],["closed"],["gained",0,3,1,7,1],["gained",1,1,1,7,0],["closed"],["opened","event",0,0],["event_drawn",58,0],["closed"]],"seal":"5d98051a924416d3"}
',1795021074285);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',6,'{"rev":6,"by":"seat","seat":0,"do":["done"],"told":[["closed"],["closed"]],"seal":"d8f8c335a166b7d5"}
',1795021074351);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',7,'{"rev":7,"by":"seat","seat":0,"do":["keep_hand"],"told":[["closed"],["turn_began",1,3],["opened","exchange",1,0],["opened","hand",1,0],["opened","actions",1,0],["opened","before_roll",1,0]],"seal":"7b58590674364f48"}
',1795021074391);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',8,'{"rev":8,"by":"seat","seat":1,"do":["roll"],"drawn":[5,4,55],"told":[["closed"],["dice_rolled",1,6,4],["opened","fate",1,0],["opened","production",1,0],["closed"],["gained",1,3,1,7,1],["gained",0,1,1,7,0],["closed"],["opened","event",1,0],["event_drawn",55,0],["closed"]],"seal":"64c4718b0627d997"}
',1795021074470);
INSERT INTO "entries" VALUES('L_bdbLy-L3lmd4sM_WHuqw',9,'{"rev":9,"by":"seat","seat":1,"do":["done"],"told":[["closed"],["closed"]],"seal":"b85bd13d4c64005d"}
',1795021074549);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',2,'{"rev":2,"by":"seat","seat":0,"do":["set_aside",1,2,0,0,0],"told":[["cards_set_aside",0,3,[1,2,0,0,0]]],"seal":"a667320b4ec6f343"}
',1795021074636);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',3,'{"rev":3,"by":"seat","seat":1,"do":["set_aside",1,1,1,0,0],"told":[["cards_set_aside",1,3,[1,1,1,0,0]],["closed"],["cards_turned_over",0,[1,2,0,0,0]],["cards_turned_over",1,[1,1,1,0,0]],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"aca6a6bdfcc66ca4"}
',1795021074794);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',4,'{"rev":4,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"61a9779e3040d2e2"}
',1795021074830);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',5,'{"rev":5,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"f2b23a784485dfdb"}
',1795021074858);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',6,'{"rev":6,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"ad71c5a5c9a26b17"}
',1795021075022);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',7,'{"rev":7,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"24dd39f4c50520e6"}
',1795021075137);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',8,'{"rev":8,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"9997a1210e4de86a"}
',1795021075172);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',9,'{"rev":9,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"556833dc569032fe"}
',1795021075208);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',10,'{"rev":10,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"eafc022f0d7f0f3f"}
',1795021075300);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',11,'{"rev":11,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[1,0,3,2,2,4,4,2,1,4],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",2,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[1,1,2,1,0]],["dealt",0,5,[0,1,1,0,3]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"05f02ddf5c28a9d2"}
',1795021075335);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',12,'{"rev":12,"by":"seat","seat":0,"do":["set_aside",0,1,2,0,0],"told":[["cards_set_aside",0,3,[0,1,2,0,0]]],"seal":"069f8d6df1be35d8"}
',1795021075466);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',13,'{"rev":13,"by":"seat","seat":1,"do":["set_aside",1,1,1,0,0],"told":[["cards_set_aside",1,3,[1,1,1,0,0]],["closed"],["cards_turned_over",0,[0,1,2,0,0]],["cards_turned_over",1,[1,1,1,0,0]],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"3a3c28a7cddc7648"}
',1795021075493);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',14,'{"rev":14,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"2bac3fc2cc3c96c6"}
',1795021075546);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',15,'{"rev":15,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"e10b199c6e3b24e6"}
',1795021075586);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',16,'{"rev":16,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"0d93660d12f466b5"}
',1795021075624);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',17,'{"rev":17,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"29c17fd30a6c31a0"}
',1795021075677);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',18,'{"rev":18,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"c172709486514fc1"}
',1795021075724);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',19,'{"rev":19,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"0e176266f5bfbbca"}
',1795021075899);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',20,'{"rev":20,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"93b389f6abde41c6"}
',1795021076054);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',21,'{"rev":21,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[0,2,4,2,2,3,0,3,1,3],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",3,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[1,0,3,0,1]],["dealt",0,5,[1,1,0,3,0]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"778458938a33fb65"}
',1795021076345);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',22,'{"rev":22,"by":"seat","seat":0,"do":["set_aside",1,1,0,1,0],"told":[["cards_set_aside",0,3,[1,1,0,1,0]]],"seal":"72dcfc117db3e113"}
',1795021076396);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',23,'{"rev":23,"by":"seat","seat":1,"do":["set_aside",1,0,2,0,0],"told":[["cards_set_aside",1,3,[1,0,2,0,0]],["closed"],["cards_turned_over",0,[1,1,0,1,0]],["cards_turned_over",1,[1,0,2,0,0]],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"ad49e1562ffd36e5"}
',1795021076409);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',24,'{"rev":24,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"3b0f60aef2c0f4d5"}
',1795021076418);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',25,'{"rev":25,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["opened","auction",-3,13],["auction_opened",13,3,0]],"seal":"5d69e8e002531acb"}
',1795021076427);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',26,'{"rev":26,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"1ef560add9af7b89"}
',1795021076456);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',27,'{"rev":27,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",13],["closed"],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"fcad21e6a7b88cd6"}
',1795021076488);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',28,'{"rev":28,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"a030c3b876e995f1"}
',1795021076523);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',29,'{"rev":29,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"68e72f8d7e2e2534"}
',1795021076551);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',30,'{"rev":30,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"90c00bbc030209a5"}
',1795021076716);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',31,'{"rev":31,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"90028bdd2d72209c"}
',1795021076760);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',32,'{"rev":32,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"a26a21a9c47a359c"}
',1795021076854);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',33,'{"rev":33,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[4,1,1,3,4,4,2,0,3,3],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",4,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[0,2,0,1,2]],["dealt",0,5,[1,0,1,2,1]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"0880be869a2d75fb"}
',1795021076974);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',34,'{"rev":34,"by":"seat","seat":0,"do":["set_aside",1,0,1,1,0],"told":[["cards_set_aside",0,3,[1,0,1,1,0]]],"seal":"a12aaf607c6f7783"}
',1795021077014);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',35,'{"rev":35,"by":"seat","seat":1,"do":["set_aside",0,2,1,0,0],"told":[["cards_set_aside",1,3,[0,2,1,0,0]],["closed"],["cards_turned_over",0,[1,0,1,1,0]],["cards_turned_over",1,[0,2,1,0,0]],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"cc084a4f8984e12a"}
',1795021077202);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',36,'{"rev":36,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"b686cd291dc12cf4"}
',1795021077336);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',37,'{"rev":37,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,13],["auction_opened",13,3,0]],"seal":"f740e151a4cf9be4"}
',1795021077546);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',38,'{"rev":38,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"07e45f590a20821e"}
',1795021077666);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',39,'{"rev":39,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",13],["closed"],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"78d5df45b972240e"}
',1795021077704);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',40,'{"rev":40,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"4a38049dafd9f769"}
',1795021077730);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',41,'{"rev":41,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"cbf65e39d0536947"}
',1795021077757);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',42,'{"rev":42,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"e37f10160152e410"}
',1795021077999);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',43,'{"rev":43,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"a04e908d8920a70e"}
',1795021078066);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',44,'{"rev":44,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"9b67d83c7d5bf24f"}
',1795021078381);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',45,'{"rev":45,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[1,4,1,1,4,0,2,0,2,2],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",5,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[0,3,0,0,2]],["dealt",0,5,[2,0,3,0,0]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"8581d262fdbecbaf"}
',1795021078436);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',46,'{"rev":46,"by":"seat","seat":0,"do":["set_aside",2,0,1,0,0],"told":[["cards_set_aside",0,3,[2,0,1,0,0]]],"seal":"bda884c2009dc50f"}
',1795021078460);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',47,'{"rev":47,"by":"seat","seat":1,"do":["set_aside",0,3,0,0,0],"told":[["cards_set_aside",1,3,[0,3,0,0,0]],["closed"],["cards_turned_over",0,[2,0,1,0,0]],["cards_turned_over",1,[0,3,0,0,0]],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"5c9a3f19797e38bc"}
',1795021078617);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',48,'{"rev":48,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"443ea18b2685b93d"}
',1795021078739);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',49,'{"rev":49,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"d4515352fd8fcc61"}
',1795021079010);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',50,'{"rev":50,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"f5489bb9c391b43b"}
',1795021079111);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',51,'{"rev":51,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"92042abcfd7f2377"}
',1795021079126);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',52,'{"rev":52,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"02ab14ae72d912dd"}
',1795021079138);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',53,'{"rev":53,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"28dbf2c6830b2ee0"}
',1795021079179);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',54,'{"rev":54,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"cfa0316abb8191a7"}
',1795021079352);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',55,'{"rev":55,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[0,3,3,1,2,4,4,4,1,0],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",6,0],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","new_buildings",-1,0],["closed"],["dealt",1,5,[1,1,1,2,0]],["dealt",0,5,[1,1,0,0,3]],["ducats_received",0,6,0],["ducats_received",1,6,0],["opened","setting_aside",-3,3]],"seal":"95ca822d79e68603"}
',1795021079411);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',56,'{"rev":56,"by":"seat","seat":0,"do":["set_aside",1,1,1,0,0],"told":[["cards_set_aside",0,3,[1,1,1,0,0]]],"seal":"89770cad334a72e4"}
',1795021079477);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',57,'{"rev":57,"by":"seat","seat":1,"do":["set_aside",1,1,1,0,0],"told":[["cards_set_aside",1,3,[1,1,1,0,0]],["closed"],["cards_turned_over",0,[1,1,1,0,0]],["cards_turned_over",1,[1,1,1,0,0]],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"b21cb4a7a3b353ba"}
',1795021079542);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',58,'{"rev":58,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"42fbb3a5b6a04192"}
',1795021079846);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',59,'{"rev":59,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["opened","auction",-3,11],["auction_opened",11,3,0]],"seal":"242d1c1c6a503e7a"}
',1795021079908);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',60,'{"rev":60,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"46f6687efb2c6dc8"}
',1795021080135);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',61,'{"rev":61,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",11],["closed"],["opened","auction",-3,12],["auction_opened",12,3,0]],"seal":"76d678fb81eab53d"}
',1795021080195);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',62,'{"rev":62,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"5173f9b1a5a67d10"}
',1795021080234);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',63,'{"rev":63,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",12],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"3a4bd0dec869f469"}
',1795021080305);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',64,'{"rev":64,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"93fd12945d2c34b8"}
',1795021080580);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',65,'{"rev":65,"by":"seat","seat":0,"do":["lay_nothing"],"drawn":[0,3,0,4,0],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["round_began",7,1],["opened","roles_anew",-1,0],["opened","build_or_lay",-1,0],["opened","lots",-1,0],["opened","last_lots",-1,0],["closed"],["ducats_received",0,6,0],["ducats_received",1,6,0],["lots_drawn",[3,0,0,1,1]],["opened","auction",-3,13],["auction_opened",13,3,0]],"seal":"2160405d97c225da"}
',1795021080758);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',66,'{"rev":66,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"aa9a1ef25a10b488"}
',1795021080938);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',67,'{"rev":67,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",13],["closed"],["opened","auction",-3,14],["auction_opened",14,3,0]],"seal":"b8ee59aa8dca6428"}
',1795021080973);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',68,'{"rev":68,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"2ac835fa62c13d0e"}
',1795021081111);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',69,'{"rev":69,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",14],["closed"],["opened","auction",-3,10],["auction_opened",10,3,0]],"seal":"9842f343ed4ab7e4"}
',1795021081273);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',70,'{"rev":70,"by":"seat","seat":0,"do":["pass"],"told":[["passed",0]],"seal":"a0c0226986649749"}
',1795021081383);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',71,'{"rev":71,"by":"seat","seat":1,"do":["pass"],"told":[["passed",1],["item_unsold",10],["closed"],["closed"],["closed"],["opened","turn",0,0],["opened","turn",1,0]],"seal":"205aa1a0b530c13a"}
',1795021081432);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',72,'{"rev":72,"by":"seat","seat":1,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",1]],"seal":"6952eefa320eaf2f"}
',1795021081489);
INSERT INTO "entries" VALUES('CzOLqixG0K3RjAPrj8Uonw',73,'{"rev":73,"by":"seat","seat":0,"do":["lay_nothing"],"told":[["closed"],["turn_let_go",0],["closed"],["roles_returned"],["opened","role",-1,4],["opened","role",-1,3],["opened","role",-1,2],["opened","role",-1,1],["opened","role",-1,0],["closed"],["closed"],["closed"],["closed"],["closed"],["purses_shown",[52,52]],["scored",0,2,6,-1],["scored",1,2,6,-1],["scored",0,2,7,-1],["scored",1,2,7,-1],["ended",2,3]],"seal":"0e1da7948422719f"}
',1795021081570);
INSERT INTO "entries" VALUES('unVq-1q_RHOB0Ecp74yLCQ',14,'{"rev":14,"by":"undo","to":12,"consent":[0],"seal":"f08c780fb0fdbc0d"}
',1795021082106);
CREATE TABLE house_keys (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house_keys PRIMARY KEY (name)
);
CREATE TABLE keys (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	rev INTEGER NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id, seat, "key"), 
	CONSTRAINT fk_keys_entries FOREIGN KEY(table_id, rev) REFERENCES entries (table_id, rev) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'k1',2);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'k2',3);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'k3',4);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'k4',5);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'k5',6);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'k6',7);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'k7',8);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'k8',9);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'k9',10);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'k10',11);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'k11',12);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'k12',13);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',0,'k13',2);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',0,'k14',3);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',1,'k15',4);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',0,'k16',5);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',1,'k17',6);
INSERT INTO "keys" VALUES('dbP8eBXdJB0sajb7MAbwuA',1,'k18',7);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'k19',2);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'k20',3);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'k21',4);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',0,'k22',5);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',0,'k23',6);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',0,'k24',7);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'k25',8);
INSERT INTO "keys" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'k26',9);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k27',2);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k28',3);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k29',4);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k30',5);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k31',6);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k32',7);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k33',8);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k34',9);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k35',10);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k36',11);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k37',12);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k38',13);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k39',14);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k40',15);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k41',16);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k42',17);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k43',18);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k44',19);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k45',20);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k46',21);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k47',22);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k48',23);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k49',24);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k50',25);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k51',26);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k52',27);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k53',28);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k54',29);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k55',30);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k56',31);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k57',32);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k58',33);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k59',34);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k60',35);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k61',36);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k62',37);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k63',38);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k64',39);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k65',40);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k66',41);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k67',42);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k68',43);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k69',44);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k70',45);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k71',46);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k72',47);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k73',48);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k74',49);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k75',50);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k76',51);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k77',52);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k78',53);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k79',54);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k80',55);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k81',56);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k82',57);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k83',58);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k84',59);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k85',60);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k86',61);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k87',62);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k88',63);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k89',64);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k90',65);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k91',66);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k92',67);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k93',68);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k94',69);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k95',70);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k96',71);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'k97',72);
INSERT INTO "keys" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'k98',73);
INSERT INTO "keys" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'u1',14);
CREATE TABLE mutes (
	account_id TEXT NOT NULL, 
	muted_id TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (account_id, muted_id), 
	CONSTRAINT fk_mutes_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
);
CREATE TABLE orders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	wish TEXT NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_orders_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "orders" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'["bid_up_to",10,1,3]');
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	account_id TEXT NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE proposals (
	table_id TEXT NOT NULL, 
	rev INTEGER NOT NULL, 
	"to" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	consent TEXT NOT NULL, 
	CONSTRAINT pk_proposals PRIMARY KEY (table_id), 
	CONSTRAINT fk_proposals_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE recovery_codes (
	account_id TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (account_id, digest), 
	CONSTRAINT fk_recovery_codes_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id TEXT NOT NULL, 
	account_id TEXT, 
	accused_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	line INTEGER NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	closed_at BIGINT NOT NULL, 
	verdict TEXT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	account_id TEXT, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	stand_in TEXT NOT NULL, 
	left_at BIGINT NOT NULL, laid TEXT DEFAULT 'open' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_kind CHECK (kind IN ('open', 'invited', 'account', 'bot')), 
	CONSTRAINT fk_seats_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE SET NULL, 
	CONSTRAINT fk_seats_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('unVq-1q_RHOB0Ecp74yLCQ',0,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('unVq-1q_RHOB0Ecp74yLCQ',1,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('unVq-1q_RHOB0Ecp74yLCQ',2,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('dbP8eBXdJB0sajb7MAbwuA',0,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('dbP8eBXdJB0sajb7MAbwuA',1,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('dbP8eBXdJB0sajb7MAbwuA',2,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('L_bdbLy-L3lmd4sM_WHuqw',0,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('L_bdbLy-L3lmd4sM_WHuqw',1,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('CzOLqixG0K3RjAPrj8Uonw',0,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('CzOLqixG0K3RjAPrj8Uonw',1,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('icVc1usmcxBDFQ0PqhNjZg',0,'account','54_zJ47dnDcafc4q','Anna','','',0,'open');
INSERT INTO "seats" VALUES('icVc1usmcxBDFQ0PqhNjZg',1,'invited',NULL,'','','',0,'invited');
INSERT INTO "seats" VALUES('icVc1usmcxBDFQ0PqhNjZg',2,'open',NULL,'','','',0,'open');
CREATE TABLE sessions (
	id TEXT NOT NULL, 
	account_id TEXT NOT NULL, 
	device TEXT NOT NULL, 
	challenge TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	ends_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('ac7b5556e713e87fcac6302191328f66d04ffe4dcd8b54b06b2c2f2e48d2bb56','54_zJ47dnDcafc4q','python-httpx/0.28.1','',1795021070411,1795021070411,1810573070411);
CREATE TABLE subscriptions (
	endpoint TEXT NOT NULL, 
	account_id TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	CONSTRAINT pk_subscriptions PRIMARY KEY (endpoint), 
	CONSTRAINT fk_subscriptions_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	header TEXT NOT NULL, 
	status TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	wake_at BIGINT, 
	clock TEXT NOT NULL, 
	result TEXT NOT NULL, 
	game TEXT NOT NULL, 
	host TEXT, 
	access TEXT NOT NULL, 
	invite TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	origin TEXT NOT NULL, 
	rematch TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_access CHECK (access IN ('public', 'private')), 
	CONSTRAINT ck_tables_status CHECK (status IN ('open', 'running', 'over')), 
	CONSTRAINT fk_tables_accounts FOREIGN KEY(host) REFERENCES accounts (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('unVq-1q_RHOB0Ecp74yLCQ','{"game":"il-principe","rules":1,"data":"sha256:840508c8a31915a6","seats":3,"preset":"amigo2006","options":{"start_money":5,"income":5,"income_two":6,"build_in_round_1":"no","opener":"left","city_end":"start","shields":12,"shield_placing":"may","green_flip":"may","last_round_income":"yes","last_round_shortage":"end","built_card":"box","open_purses":"no","cities":"standard"},"engine":"0.1.0","seal":"b0e74de8799ed54d"}
','running',1795021070525,1795021082106,1795107486893,'{"banks":[86414092,86418666,86418607],"since":[1795021072801,null,null],"used":[0,0,0],"spent":[[],[],[]]}','','il-principe','54_zJ47dnDcafc4q','public','CjE9vv8il8rwYF4ndzYqjw','{"kind":"live","bank":86400,"increment":5}','','');
INSERT INTO "tables" VALUES('dbP8eBXdJB0sajb7MAbwuA','{"game":"intrigue","rules":1,"data":"sha256:156cb3a45e2207fb","seats":3,"preset":"fx1994","options":{"salaries":"10000,20000,30000,50000,100000","professions":5,"copies":2,"start_cash":320000,"min_bribe":10000,"send_per_turn":2,"last_round":6,"final_income":"no","start_seat":"random","reception_order":"uncontested","placing":"group","bribe_secrecy":"open","cash_visibility":"hidden","sums_in_log":"round","short_of_cash":"nothing","self_conflict":"two","concede":"no","side_payments":"no","tie_break":"shared","whispers":"no","promise_book":"end","floor":"free","talk_time":90,"bribe_time":30,"decide_time":60,"send_time":60},"engine":"0.1.0","seal":"32f7d555826305ba"}
','running',1795021070566,1795021073670,1797613073670,'{"banks":[0,0,0],"since":[null,1795021073670,null],"used":[0,0,0],"spent":[[1853,116,168],[352,112,33],[]]}','','intrigue','54_zJ47dnDcafc4q','public','K3pPrHEPsLSOWTm8j3m8Kg','{"kind":"slow","per_decision":2592000,"weekdays_only":false,"night_from":null,"night_to":null,"zone":"UTC"}','','');
INSERT INTO "tables" VALUES('L_bdbLy-L3lmd4sM_WHuqw','{"game":"princes","rules":1,"data":"sha256:53ca9234c6e84470","seats":2,"preset":"introductory","options":{"mode":"introductory","points":7,"turn_limit":200,"red_deck":"choose","blue_deck":"choose"},"engine":"0.1.0","seal":"b29edf9b42dde2e4"}
','running',1795021070583,1795021074549,NULL,'{"banks":[0,0],"since":[null,1795021074549],"used":[0,0],"spent":[[],[]]}','','princes','54_zJ47dnDcafc4q','public','oUbpCG-Dp7VvldO3EgZbUg','{"kind":"none"}','','');
INSERT INTO "tables" VALUES('CzOLqixG0K3RjAPrj8Uonw','{"game":"il-principe","rules":1,"data":"sha256:840508c8a31915a6","seats":2,"preset":"amigo-easy","options":{"start_money":10,"income":6,"income_two":6,"build_in_round_1":"yes","opener":"left","city_end":"start","shields":12,"shield_placing":"may","green_flip":"may","last_round_income":"yes","last_round_shortage":"end","built_card":"box","open_purses":"no","cities":"standard"},"engine":"0.1.0","seal":"4483ed1f32585b17"}
','over',1795021070611,1795021081570,NULL,'{"banks":[0,0],"since":[null,null],"used":[0,0],"spent":[[],[]]}','{"reason":"last-round","scores":[4,4],"winners":[0,1]}','il-principe','54_zJ47dnDcafc4q','public','sRzfhWwh_LeQ9hIuS56Rtw','{"kind":"none"}','','');
INSERT INTO "tables" VALUES('icVc1usmcxBDFQ0PqhNjZg','{"game":"il-principe","rules":1,"data":"sha256:840508c8a31915a6","seats":3,"preset":"amigo2006","options":{"start_money":5,"income":5,"income_two":6,"build_in_round_1":"no","opener":"left","city_end":"start","shields":12,"shield_placing":"may","green_flip":"may","last_round_income":"yes","last_round_shortage":"end","built_card":"box","open_purses":"no","cities":"standard"},"engine":"0.1.0","seal":"b0e74de8799ed54d"}
','open',1795021070701,1795021070701,1795107470701,'','','il-principe','54_zJ47dnDcafc4q','public','LXnIoukzL0a7ZvrFsgGxlg','{"kind":"none"}','','');
CREATE TABLE webhooks (
	account_id TEXT NOT NULL, 
	url TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	CONSTRAINT pk_webhooks PRIMARY KEY (account_id), 
	CONSTRAINT fk_webhooks_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE INDEX ix_access_tokens_account_id ON access_tokens (account_id);
CREATE INDEX ix_passkeys_account_id ON passkeys (account_id);
CREATE INDEX ix_sessions_account_id ON sessions (account_id);
CREATE INDEX ix_subscriptions_account_id ON subscriptions (account_id);
CREATE INDEX ix_tables_wake_at ON tables (wake_at);
CREATE INDEX ix_chat_lines_account_id ON chat_lines (account_id);
CREATE INDEX ix_seats_account_id ON seats (account_id);
COMMIT;
