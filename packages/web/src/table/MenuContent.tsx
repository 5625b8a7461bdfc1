// @chunk own
/** Entries of the menu: those of every table and those of the game. */
import type { ComponentChildren } from 'preact';
import { Link } from '../ui/Link.tsx';
import { PATHS } from '../ui/router.ts';
import { AnalysisEntry } from './analysis/AnalysisEntry.tsx';
import { MENU, type MenuProps } from './Menu.tsx';
import { SettingChoice, type SettingName } from './SettingChoice.tsx';
import { MovingEntry } from './share/MovingEntry.tsx';

/** Settings that are useful during play; the settings page has the others. */
const SETTINGS: readonly SettingName[] = [
  'theme',
  'language',
  'sound',
  'botSpeed',
  'animation',
  'oneClick',
  'coaching',
];

export default function MenuContent({ model, deeds, facts, entries }: MenuProps) {
  const { setup, redo, outcome } = model.snapshot;
  const { table, settings } = model.text;
  const { may, client } = model;
  return (
    <>
      {may.play && !client.online && (
        <MenuButton isDisabled={!redo} onClick={deeds.redo}>
          {redo ? table.redo : table.noRedo}
        </MenuButton>
      )}
      {entries.map(({ label, isDisabled = false, onChoose }) => (
        <MenuButton key={label} isDisabled={isDisabled} onClick={onChoose}>
          {label}
        </MenuButton>
      ))}
      {deeds.looks && <MenuButton onClick={deeds.looks}>{table.looks}</MenuButton>}
      <MenuButton onClick={deeds.share}>{table.share}</MenuButton>
      <MovingEntry model={model} />
      {!facts.isTogether && <AnalysisEntry model={model} deeds={deeds} />}
      {setup.clock && (
        <MenuButton isDisabled={outcome !== null} onClick={deeds.pause}>
          {table.pause}
        </MenuButton>
      )}
      {client.canSave() && <MenuButton onClick={deeds.save}>{table.save}</MenuButton>}
      <MenuButton onClick={deeds.keys}>{table.keysTitle}</MenuButton>
      <Link href={PATHS.rules(undefined, facts)}>{table.rules}</Link>
      <Link href={PATHS.settings}>{table.settings}</Link>
      {may.play && !setup.isAnalysis && (
        <MenuButton isDisabled={outcome !== null} onClick={deeds.resign}>
          {table.resign}
        </MenuButton>
      )}
      {may.play && !facts.isTogether && !setup.isAnalysis && (
        <MenuButton isDisabled={!model.canAct} onClick={deeds.offer}>
          {table.offer}
        </MenuButton>
      )}
      <MenuButton onClick={deeds.leave}>{table.leave}</MenuButton>
      <div className="tb-settings">
        {SETTINGS.map(name => (
          <div key={name}>
            <span>{settings[name].label}</span>
            <SettingChoice name={name} className="is-small" />
          </div>
        ))}
      </div>
    </>
  );
}

interface MenuButtonProps {
  readonly isDisabled?: boolean;
  readonly children: ComponentChildren;
  onClick(): void;
}

/** Closes the menu, then runs the action. */
const MenuButton = ({ isDisabled = false, children, onClick }: MenuButtonProps) => (
  <button
    type="button"
    disabled={isDisabled}
    popoverTarget={MENU}
    popoverTargetAction="hide"
    onClick={onClick}
  >
    {children}
  </button>
);
