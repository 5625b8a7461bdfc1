/** Text about content packs of any game, in Czech. */
import type { CommonWords } from './index.ts';

export const cs: CommonWords = {
  builtIn: 'Vestavěný',
  import: 'Nahrát balíček (JSON)',
  template: 'Stáhnout vzor',
  added: 'Balíček {name} je uložen v tomto prohlížeči a vybrán.',
  notKept:
    'Balíček {name} je vybrán, ale prohlížeč už nic dalšího neuloží: vydrží, dokud neopustíte tuto stránku.',
  remove: 'Odebrat balíček {name}',
  removed: 'Balíček {name} byl odebrán. Partie, které ho používají, si své karty nechají.',
  refused: 'Soubor {file} byl odmítnut a nic se nezměnilo:',
  more: {
    one: 'a ještě {count} chyba',
    few: 'a ještě {count} chyby',
    other: 'a ještě {count} chyb',
  },
  notJson: 'Není to JSON, takže to nemůže být balíček.',
  tooLarge: 'Je mnohem větší, než balíček může být.',
  unreadable: 'Nepodařilo se ho přečíst.',
  how: 'Jak napsat balíček',
};
