"""
A bot on a server, in Python and without any library: it asks by HTTP for what happened, and answers.

    python3 docs/examples/onlineBot.py http://127.0.0.1:4400 rift --against gentle
    python3 docs/examples/onlineBot.py http://127.0.0.1:4400 --code QRSTVW      sits down at somebody's table

See docs/protocol.md. All it is told is what its seat may know.
"""
import argparse
import json
import urllib.request
import uuid
from http.cookiejar import CookieJar

parser = argparse.ArgumentParser()
parser.add_argument("address")
parser.add_argument("game", nargs="?", default="rift")
parser.add_argument("--code")
parser.add_argument("--against", default="gentle")
parser.add_argument("--options", default="{}")
args = parser.parse_args()
# The cookie says who we are.
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def ask(method, path, body=None):
    request = urllib.request.Request(args.address + "/api" + path, method=method)
    if body is not None:
        request.add_header("content-type", "application/json")
        request.data = json.dumps(body).encode()
    with browser.open(request, timeout=60) as answer:
        return json.load(answer)


def do(table, **command):
    """With the same key it is not done twice, so whoever is not answered may ask again."""
    return ask("POST", f"/tables/{table}/do", {"key": str(uuid.uuid4()), "command": command})


def new_table():
    chairs = [{"kind": "me"}, {"kind": "bot", "level": args.against}]
    pace = {"total": None, "increment": 0, "move": None}
    table = {"game": args.game, "chairs": chairs, "pace": pace, "openTo": "link", "language": "en"}
    return ask("POST", "/tables", {**table, "options": json.loads(args.options)})["id"]


def choose(legal, count):
    """Captures and contains where it can, else anything: yours will do better, from `standing["view"]`."""
    good = [move for move in legal if "x" in move or move.startswith(("contain", "pick", "yes"))] or legal
    return good[31 * count % len(good)]


me = ask("POST", "/me", {"name": "Python"})
table = ask("GET", f"/code/{args.code}")["id"] if args.code else new_table()
do(table, do="sit", name=me["name"]) if args.code else do(table, do="start")
seq, state, you = 0, {}, None
while True:
    news = ask("GET", f"/tables/{table}/changes?seq={seq}")
    seq, state = news["seq"], {**state, **(news["table"] if news["type"] == "table" else news["state"])}
    you, standing = state["you"], state["standing"]
    if state["phase"] == "ended":
        break
    legal = standing and standing["toAct"] == you and ask("GET", f"/tables/{table}/legal")
    if legal:  # else the match ended in this moment, and the next change says so
        do(table, do="play", move=choose(legal, standing["count"]), after=standing["count"])
outcome = standing["outcome"]
print(f"{'won' if you in outcome['winners'] else 'lost'}: {outcome['reason']}, {standing['count']} answers, table {table}")
