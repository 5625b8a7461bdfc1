/** Sentences address the player, and leave a player's gender open, as `docs/words.md` says. */
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@tessera/engine';
import { rulesPage } from '@tessera/engine/testkit/suite';
import { expect, test } from 'vitest';
import { readingIn } from './readingList.ts';

/** Words that pick a gender, or call the player "tu" or "ty"; Czech participles, and Czech that is only spoken. */
const BARRED: Readonly<Record<CompleteLanguage, RegExp>> = {
  en: /\b(?:he|him|his|himself|she|her|hers|herself|guys)\b/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes|seul qui|celui ou celle)(?!\p{L})|\p{L}·(?:e|s|ne)(?!\p{L})|(?:vous êtes|\{(?:name|who|seat|rival|owner|agent)(?:\|\w+)?\} (?:est|sera|n’est pas)) (?:absent|appelé|arrivé|éliminé|invité|mené|muet|parti|prêt|seul)(?!\p{L})/iu,
  cs: /\p{L}li jste(?!\p{L})|(?<!\p{L})jste (?:se |si |už )?\p{L}+li(?!\p{L})|(?<!\p{L})(?:jsi|tvůj|tvoje|tebe|tobě|tahle|tenhle|tohle|tyhle)(?!\p{L})/iu,
};

/** People of the games have a gender: Dr Foo, agents, researchers, and Karen of an example in a rulebook. */
const CHARACTER =
  /Foo|Time Prowler|Cztwyzzek|Mr Time|Robofinisher|V-Girl|`R\d\d`|\(Karen\)|[/]loop[/].* (?:agents|team\.agents|sections\.7|ultramachina)\./;

const GAMES = ['loop', 'quantum', 'rift', 'tesseract'];

test.each(COMPLETE_LANGUAGES)('in %s no sentence picks a player’s gender', async language => {
  const sentences = (await readingIn(language)).map(({ file, key, written }) => `${file} ${key}: ${written}`);
  const rules = GAMES.flatMap(game => rulesPage(game, language).split(/\n(?=[-|#\n])/));
  expect(sentences.length).toBeGreaterThan(4500);
  const said = [...sentences, ...rules].filter(line => !CHARACTER.test(line));
  expect(said.filter(line => BARRED[language].test(line.replace(/^packages\S+ \S+: /, '')))).toEqual([]);
});
