import { chromium } from 'playwright-core';
import { newRecord } from '/work/wt/sizes/packages/web/src/match/record.ts';
import { WON_GAME } from '/work/wt/sizes/packages/web/test/tesseractGames.ts';
import { setupOf, openMatch, ADA, MILO } from '/work/wt/sizes/packages/web/test/tesseractPlayer.ts';
import { troublesOf, setTheme } from '/work/wt/sizes/packages/web/test/sizes.ts';
const [,, names, theme = 'dark', only = ''] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--disable-gpu','--disable-3d-apis'] });
const MIDDLE_GAME = '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40';
const LONG_NAMES = 't14/12S2/15/12P2/12V2/15/15/15/15/15/15/15/15/15/T14 w - p 0 0';
const ASKED = { tesseract: Array.from({ length: 16 }, (_, cell) => (cell % 3 === 0 ? 'Y1O2P3' : 'Y1O2P3B6')), labs: ['Y3O4P5', 'B5B6'], primed: 'Y2O2P4', breach: 5, hands: [['L2-01', 'L3-02'], ['L2-04']], researchers: ['R03', 'R04'] };
const FOUR = { ...ASKED, labs: ['Y3O4P5', 'B5B6', 'Y1Y2', 'O6'], hands: [['L2-01', 'L3-02', 'L2-03', 'L2-05', 'L3-07'], ['L2-04'], [], ['L4-01']], researchers: ['R03', 'R04', 'R05', 'R06'] };
const rift = async (page, position, ...squares) => {
  const seats = [{ kind: 'you', name: 'Ada' }, { kind: 'friend', name: 'Radim' }];
  const setup = { id: 'pictured', game: 'rift', title: 'Evening duel', seats, options: {}, seed: 'pictured', position };
  await page.addInitScript(json => { localStorage['tessera.match.pictured'] ??= json; }, JSON.stringify(newRecord(setup as never, Date.now(), 'test')));
  await page.goto('/match/pictured'); await page.getByRole('grid').waitFor();
  for (const s of squares) await page.locator(`[data-square="${s}"]`).click();
};
const open = async (page, ...a) => { try { await openMatch(page, ...(a as [never, never])); } catch (e) { if (!/itest/.test(e.message)) console.log(e.message.slice(0,200), (await page.locator('body').innerText()).slice(0, 300)); } await page.waitForTimeout(500); };
const ROOMY = ['low', 'wide', 'huge'];
const TT = { isTable: true, never: ['.tb-prompt p','.tt-end','.tess-tokenrow','.tess-lab .tess-well',{ of: '.tb-threat', in: ['portrait', 'middle', ...ROOMY] },{ of: '.tess-strip-chance strong', in: ['phone'] },{ of: '.tess-strip-breach', in: ['phone'] },{ of: '.tess-breach', in: ['landscape', 'portrait', ...ROOMY] },{ of: '.tess-card button', in: ROOMY },{ of: '.tess-mate', in: ROOMY },{ of: '.tess-containment', in: ROOMY }] };
const RT = { isTable: true, never: ['.tb-prompt p', '.rift-board', '.rt-go', ':is(.rt-tray, .rt-strip)'] };
const S = {
  home: [p => p.goto('/')], newrift: [p => p.goto('/new/rift')], newtess: [p => p.goto('/new/tesseract')], settings: [p => p.goto('/settings')], rules: [p => p.goto('/rules/rift#R-BENT-4')], trules: [p => p.goto('/rules/tesseract#T-GEO-5')],
  riftidle: [p => rift(p, LONG_NAMES), RT], rift: [p => rift(p, MIDDLE_GAME, 65), { ...RT, never: [...RT.never, '.tb-threat'] }], riftchooser: [p => rift(p, MIDDLE_GAME, 65, 69), RT],
  riftmenu: [async p => { await rift(p, MIDDLE_GAME); await p.getByRole('button', { name: 'Menu' }).click(); }, RT],
  riftsetup: [async p => { await p.goto('/new/rift'); await p.getByRole('button', { name: 'Start the match' }).click(); await p.getByRole('grid').waitFor(); }, RT],
  tess: [p => open(p, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 118)), TT],
  consent: [p => open(p, setupOf([ADA, MILO], { position: ASKED })), TT],
  four: [p => open(p, setupOf([ADA, MILO, { kind: 'friend', name: 'Ines' }, { kind: 'friend', name: 'Kai' }], { position: FOUR })), TT],
  tsetup: [p => open(p, setupOf([ADA, MILO])), { isTable: true, never: ['.tb-prompt p', '.tess-lab .tess-well'] }],
  won: [p => open(p, setupOf([ADA], WON_GAME.match), WON_GAME.answers), { isTable: true }],
};
for (const name of names === 'all' ? Object.keys(S) : names.split(',')) {
  const context = await browser.newContext({ baseURL: 'http://localhost:4208', viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await setTheme(page, theme);
  const [go, look] = S[name];
  try { await go(page); await page.waitForTimeout(400);
  for (const t of await troublesOf(page, name, theme, { ...(look ?? {}), ...(only ? { sizes: only.split(',') } : {}) })) console.log(name, theme, t.slice(0, 700)); } catch (e) { console.log(name, 'FAILED', e.message.slice(0, 300)); }
  await context.close();
}
console.log('done');
await browser.close();
