/** What somebody new is told the first time it happens, in Czech. */
import type { LessonText } from '../en/lessons.ts';

export const lessons: LessonText = {
  fleet:
    'Nízké lodě vítězí v boji, ale vlečou se; vysoké doletí daleko, ale prohrávají. Smíšená flotila umí obojí.',
  goal: 'Položte všechny krychle jako první: lodě na oběžné dráze, vedle planety, musejí dát její číslo.',
  reaction: 'Někdo na vás útočí a jedna z vašich karet smí odpovědět, i když nejste na tahu.',
  infamy: 'Převaha šest je nechvalná sláva: krychle jde na kteroukoli planetu s místem, i bez lodí.',
  reroll: 'Vaše karta přehodí kostku. Nové číslo platí, i kdyby bylo horší.',
  occupy: 'Vyhráli jste. Vstupte na pole, nebo zůstaňte, potřebuje-li vás součet na oběžné dráze.',
  discard: 'Odhoďte kartu Velení, která vám pomáhá nejméně: víc než tři nemá nikdo.',
  breakthrough: 'Šest kroků výzkumu je průlom: dostanete kartu a ukazatel začíná znovu od jedné.',
  card: 'Karta Velení vám zůstane a platí od příštího tahu, Gambit působí hned. Nebo vyložte šest nových.',
  sum: 'Počítají se všechny vaše lodě na oběžné dráze, žádnou nelze vynechat: odleťte s ní, nebo ji změňte.',
  move: 'Loď letí o tolik polí, kolik je její číslo, nikdy šikmo, kolem planet a lodí, jednou za tah.',
  lastCube: 'Soupeři zbývá jediná krychle: jejím položením hra skončí. Hledejte, kde má součet skoro hotový.',
  construct: 'Vaše lodě dávají číslo planety: stavte, za dvě akce. Za krychli je i karta.',
  rivalReady: 'Soupeřovy lodě dávají číslo planety, příště tam může stavět. Zničte jednu a součet nevyjde.',
  lost: 'Vaše loď byla zničena: přehodila se a čeká na šrotišti, až ji nasadíte.',
  dominance: 'Každá zničená loď je krok převahy, každá ztracená krok zpět. Šest dá krychli.',
  repelled: 'Útok odražen: přišli jste jen o akci. Loď zůstává na poli, odkud útočila.',
  attack: 'Loď plus kostka, a nižší součet vítězí: nízké lodě jsou silné. Remízu bere útočník.',
  deploy: 'Nasazení: loď ze šrotiště se vrátí, jak je, na oběžnou dráhu planety s vaší krychlí.',
  spent: 'Akce došly, ale schopnosti a volné karty ještě platí. Pak akce ukončete.',
  used: 'Jedna schopnost na loď a tah: zůstává použitá, i když kostka ukazuje jiné číslo.',
  reconfigured: 'Rekonfigurace dá vždy jiné číslo. Loď se smí ještě pohnout a vy to smíte opakovat.',
  research: 'Nic lepšího na poslední akci? Výzkum: šest kroků přinese kartu.',
  ability: 'Každý typ lodi má svou schopnost. Nestojí akci, jednou za tah.',
  theVoid: 'Každá vaše loď v Prázdnotě na začátku tahu je krok výzkumu.',
};
