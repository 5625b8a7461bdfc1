/** What the page on which maps are drawn says, in Czech. */
import type { WorkshopText } from './index.ts';

export const cs: WorkshopText = {
  title: 'Nakreslit mapu',
  lead: 'Vyberte dílek a pak stiskněte místo. Co ještě brání ve hře, se hned ukáže.',
  keys: 'Klávesy: šipky k pohybu, Enter k položení; 7, 8, 9 a 0 pro planety, V pro Prázdnotu, S pro začátek, Delete maže.',
  tools: {
    label: 'Co pokládáte',
    planet: 'Planeta {number}',
    theVoid: 'Prázdnota',
    start: 'Začátek',
    erase: 'Smazat',
    left: 'zbývá {count}',
  },
  map: {
    label: 'Mapa',
    place: 'Řada {row}, sloupec {column}: {what}',
    empty: 'prázdné',
    start: '{what}, začátek: {faction}',
  },
  cubes: 'Krychlí na hráče',
  begin: { label: 'Vyjít z mapy', none: 'Prázdná mapa', mine: 'Moje kresba' },
  test: {
    heading: 'Dá se na ní hrát?',
    yes: 'Ano, hráčů: {players}, krychlí pro každého: {cubes}.',
    no: 'Ještě ne:',
    slots: 'Míst pro krychle je {slots}; vejít se jich musí {needed}.',
  },
  faults: {
    noTile: 'Položte první dílek.',
    tooMany: 'Dílků je {tiles}; nejvýš jich smí být {most}.',
    overlap: 'Dva dílky se překrývají na {square}.',
    apart: 'Do části mapy se nedá dostat: každý dílek se musí stranou dotýkat jiného.',
    noPlanet: 'Někdo začíná na {square}, kde není planeta.',
    shared: 'Dva hráči začínají na jedné planetě.',
    starts: 'Označte začátek pro každého: zatím {starts}, třeba je aspoň {players}.',
    planets: 'Má-li každý {cubes} krychlí, musí být aspoň tolik planet; je jich {planets}.',
    slots:
      'Míst pro krychle je {slots} a přijít jich může {cubes}: přidejte planety nebo větší, nebo hrajte s méně krychlemi.',
    stock: 'Planeta {number}: v krabici jich je {most}, pokládáte {count}.',
    stockVoid: 'V krabici je jediná Prázdnota a pokládáte jich {count}; nejvýš {most}.',
  },
  play: 'Hrát na ní',
  share: {
    heading: 'Sdílet ji',
    text: 'Mapa jako text',
    help: '7 8 9 X jsou planety (X je deset), V je Prázdnota, tečka nic; a až d za planetou jsou začátky. Sem můžete psát i vkládat.',
    refused:
      'Tohle ještě není mapa: každá řada je ze značek výše oddělených mezerami, nejvýš {columns} krát {rows}.',
    copyText: 'Kopírovat text',
    copyJson: 'Kopírovat JSON',
    copyLink: 'Kopírovat odkaz',
    copied: 'Je to ve schránce.',
    notCopied: 'Prohlížeč kopírovat nedovolí. Označte text a zkopírujte ho sami.',
  },
  unreadable: 'Mapu z této adresy se nepodařilo přečíst. Místo ní je tu základní mapa.',
};
