/** New match of tesseract: team, base, options with sensible defaults, and a game to start at once. */
import '../newMatch.css';
import './team.css';
import { BUILT_IN_PACK, TESSERACT_OPTIONS } from '@tessera/games/tesseract';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { plural, useText } from '../../../text/index.ts';
import { Icon } from '../../Icon.tsx';
import { loadTable } from '../../match/tables.ts';
import { Waiting } from '../../Notice.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { OptionField } from '../OptionField.tsx';
import { Recommended } from '../Recommended.tsx';
import { BaseField } from './BaseField.tsx';
import {
  isChanged,
  keepDraft,
  keptDraft,
  labsOf,
  type OptionName,
  optionOf,
  type TeamDraft,
  withOption,
} from './draft.ts';
import { EXPERT_OPTIONS, PLAIN_GROUPS } from './options.ts';
import { PackField } from './PackField.tsx';
import { removePack, storedPacks, storePack } from './packs.ts';
import { startMatch, startRecommended } from './start.ts';
import { Team } from './Team.tsx';
import { TeamSummary } from './TeamSummary.tsx';
import { type PageWords, useWords } from './words/index.ts';

export default function TesseractMatchPage() {
  const words = useWords();
  const text = useText();
  // The table is fetched while the player chooses, so that it opens at once.
  useEffect(() => void loadTable('tesseract'), []);
  return words ? <Form words={words} /> : <Waiting text={text.waiting} />;
}

function Form({ words }: { readonly words: PageWords }) {
  const text = useText();
  const [draft, setDraft] = useState(keptDraft);
  const [packs, setPacks] = useState(storedPacks);
  const own = packs.find(({ name }) => name === draft.pack);
  const change = (next: TeamDraft) => {
    keepDraft(next);
    setDraft(next);
  };
  const submit = (event: TargetedSubmitEvent<HTMLElement>) => {
    event.preventDefault();
    startMatch(draft, own, text);
  };
  const part = { draft, words, pack: own ?? BUILT_IN_PACK, onChange: change };
  return (
    <form className="new-match" data-game="tesseract" onSubmit={submit} noValidate>
      <header className="new-head">
        <p className="new-game">{words.game.name}</p>
        <PageTitle title={words.title} />
      </header>
      <Recommended
        title={text.newMatch.recommended.title}
        text={words.recommended}
        button={text.newMatch.recommended.button}
        onStart={() => startRecommended(text)}
      />
      <Team {...part} />
      <BaseField
        words={words}
        pack={part.pack}
        value={String(optionOf(draft, 'base'))}
        onChange={base => change(withOption(draft, 'base', base))}
      />
      <Options draft={draft} words={words} onChange={change} />
      <PackField
        words={words}
        packs={packs}
        value={own?.name}
        onChange={pack => change({ ...draft, pack })}
        onImport={pack => {
          setPacks([...packs.filter(({ name }) => name !== pack.name), pack]);
          change({ ...draft, pack: pack.name });
          return storePack(pack);
        }}
        onRemove={name => {
          removePack(name);
          setPacks(packs.filter(pack => pack.name !== name));
          if (draft.pack === name) change({ ...draft, pack: undefined });
        }}
      />
      <TeamSummary draft={draft} pack={part.pack} words={words} />
    </form>
  );
}

interface OptionsProps {
  readonly draft: TeamDraft;
  readonly words: PageWords;
  readonly onChange: (draft: TeamDraft) => void;
}

function Options({ draft, words, onChange }: OptionsProps) {
  const { language, newMatch } = useText();
  const count = EXPERT_OPTIONS.filter(name => isChanged(draft, name)).length;
  const field = (name: OptionName) => (
    <OptionField
      key={name}
      name={name}
      spec={specOf(name, draft)}
      words={words.game.options[name]}
      value={optionOf(draft, name)}
      onChange={value => onChange(withOption(draft, name, value))}
    />
  );
  return (
    <section className="new-part">
      <h2>{newMatch.options.heading}</h2>
      <div className="card">
        {PLAIN_GROUPS.map(({ group, names }) => (
          <div key={group} className="options" role="group" aria-label={words.groups[group]}>
            <p className="options-title">{words.groups[group]}</p>
            {names.map(field)}
          </div>
        ))}
      </div>
      <details className="card advanced">
        <summary>
          <Icon name="down" />
          <span>
            <b>{words.advanced}</b> {words.advancedText}
          </span>
          {count > 0 && (
            <span className="pill is-waiting">{plural(language, newMatch.options.changed, count)}</span>
          )}
        </summary>
        <div className="options">{EXPERT_OPTIONS.map(field)}</div>
      </details>
    </section>
  );
}

/** Only a lab that is there can start. */
function specOf(name: OptionName, draft: TeamDraft) {
  const spec = TESSERACT_OPTIONS[name];
  if (name !== 'firstSeat' || spec.kind !== 'choice') return spec;
  const values = spec.values.filter(value => typeof value !== 'number' || value < labsOf(draft));
  return { ...spec, values };
}
