"""Style of a report: fresco and ink by day, candle light by night, black on white in print.

All text has a contrast of at least 4.5 to 1; a test computes it.
"""

LIGHT = {
    "ground": "#faf5ec",
    "panel": "#f2e9da",
    "ink": "#2a2018",
    "muted": "#6b5a48",
    "hair": "#e2d6c3",
    "line": "#b9a88f",
    "mark": "#24507e",
    "bar": "#7d9bbd",
    "gold": "#b3842a",
    "ahead": "#7ba7d3",
    "behind": "#e39c67",
    "notice": "#f7dfc8",
}
DARK = {
    "ground": "#1b1613",
    "panel": "#27201b",
    "ink": "#f0e6d6",
    "muted": "#b9a88f",
    "hair": "#352c24",
    "line": "#6b5b4a",
    "mark": "#a9c4ee",
    "bar": "#55709c",
    "gold": "#d8b05c",
    "ahead": "#2f5b90",
    "behind": "#8c4a20",
    "notice": "#4a2c16",
}
PRINT = {**LIGHT, "ground": "#ffffff", "panel": "#f5f2ec", "muted": "#55493c", "hair": "#dddddd"}

RULES = """
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 var(--sans)}
main{max-width:1120px;margin:0 auto;padding:56px 32px 72px}
h1,h2,h3{font-family:var(--serif);font-weight:500;line-height:1.2;margin:0;text-wrap:balance}
h1{font-size:clamp(34px,6vw,52px);letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:28px;margin:72px 0 16px;padding-top:20px;border-top:1px solid var(--hair)}
h3{font-size:21px;margin:0 0 14px}
p{margin:0 0 14px;max-width:70ch;overflow-wrap:anywhere}
code,pre{font:14px/1.5 ui-monospace,"SFMono-Regular",Menlo,Consolas,"Liberation Mono",monospace}
.over{color:var(--muted);letter-spacing:.09em;text-transform:uppercase;font-size:13px;
margin:0 0 10px}
.under{font-family:var(--serif);font-size:21px;color:var(--muted);margin:10px 0 0}
.leaf{width:72px;height:3px;background:var(--gold);margin:26px 0 30px;border:0}
.lead{font-size:18px}
.muted,figcaption{color:var(--muted)}
.notice{background:var(--notice);border-left:4px solid var(--gold);padding:14px 18px;
max-width:none;margin:0 0 28px}
pre{background:var(--panel);padding:14px 18px;border-radius:4px;margin:0 0 6px;
white-space:pre-wrap;overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
.small{font-size:14px}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:18px 32px;
margin:32px 0 0}
dt{color:var(--muted);font-size:14px}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums lining-nums}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:48px 72px}
figure{margin:0;min-width:0}
figcaption{font-size:14px;line-height:1.5;margin-top:10px}
svg{display:block;width:100%;height:auto;overflow:visible}
details{margin-top:8px;font-size:14px}
summary{cursor:pointer;color:var(--muted);width:max-content;padding:4px 0}
.box{overflow-x:auto;margin:0 0 16px;max-width:100%}
.box:focus-visible,summary:focus-visible{outline:2px solid var(--mark);outline-offset:3px}
table{border-collapse:separate;border-spacing:0;font-size:15px;
font-variant-numeric:tabular-nums lining-nums}
.wide table{width:100%}
.caption{color:var(--muted);font-size:14px;margin:0 0 8px}
details .caption{display:none}
th,td{padding:6px 0 6px 24px;text-align:right;white-space:nowrap;font-weight:400}
th:first-child{text-align:left;padding-left:0;position:sticky;left:0;background:var(--ground);
white-space:normal}
th span{display:block;width:max-content;max-width:13em;margin-left:auto;white-space:normal;
overflow-wrap:anywhere}
th:first-child span{margin-left:0}
thead th{color:var(--muted);font-size:14px;vertical-align:bottom;
border-bottom:1px solid var(--line)}
thead .groups th{border-bottom:0;padding-bottom:0;color:var(--ink);text-align:center}
.schedule{margin-top:24px}
tbody tr+tr>*{border-top:1px solid var(--hair)}
tbody th{font-weight:600}
footer{margin-top:72px;padding-top:20px;border-top:1px solid var(--hair)}
svg text{font:12px var(--sans);fill:var(--ink);font-variant-numeric:tabular-nums lining-nums}
svg .name{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}
svg .heading{font:500 14px var(--serif)}
svg .tick{fill:var(--muted);font-size:11px}
svg .grid{stroke:var(--hair)}
svg .base{stroke:var(--line)}
svg .par{stroke:var(--ink);stroke-dasharray:3 3}
svg .whisker{stroke:var(--mark);stroke-width:1.5}
svg .dot{fill:var(--mark);stroke:var(--ground);stroke-width:1.5}
svg .way{fill:none;stroke:var(--line);stroke-width:1.5}
svg .bar{fill:var(--bar)}
svg .mean{stroke:var(--ink);stroke-width:1.5}
svg .cell{stroke:var(--hair)}
svg .ahead{fill:var(--ahead)}
svg .behind{fill:var(--behind)}
svg .empty{fill:var(--panel)}
svg text.figure{fill:var(--ink)}
svg text.empty{fill:var(--muted)}
@media (min-width:900px){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:600px){main{padding:32px 16px 48px}h2{font-size:25px;margin-top:56px}
dl{grid-template-columns:repeat(2,minmax(0,1fr));gap:14px 20px}
th,td{padding-left:16px}th span{max-width:8em}}
@media print{body{font-size:10.5pt}main{padding:0;max-width:none}h2{margin-top:32px}
h2,h3{break-after:avoid}figure,.box,pre,dl,.notice{break-inside:avoid}
th:first-child{position:static}
.pair{grid-template-columns:repeat(2,minmax(0,1fr));gap:28px 36px}
.box{overflow:visible}table,thead th{font-size:8.5pt}th,td{padding-left:10px}details{display:none}}
"""

FONTS = (
    '--serif:"EB Garamond","Cormorant Garamond","Iowan Old Style","Palatino Linotype",Palatino,'
    '"Book Antiqua",Georgia,serif;'
    '--sans:"Source Sans 3","Source Sans Pro",Inter,"Segoe UI",system-ui,-apple-system,'
    '"Helvetica Neue",Arial,sans-serif'
)


def style() -> str:
    """Return the whole style sheet."""
    return (
        f":root{{color-scheme:light dark;{FONTS};{_said(LIGHT)}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{_said(DARK)}}}}}\n"
        f"@media print{{:root{{color-scheme:light;{_said(PRINT)}}}}}{RULES}"
    )


def _said(colours: dict[str, str]) -> str:
    return ";".join(f"--{role}:{colour}" for role, colour in colours.items())
