/** Text of the lessons, in French. Spaces before : ; ! ? are no-break. */
import type { LessonText } from '../en/lessons.ts';

export const lessons: LessonText = {
  goal: 'Archivez ensemble quatre missions en 21 tours. Utilisez vos cartes, faites un LOOP, réutilisez-les. Une quatrième faille change une époque en vortex : n’en laissez pas trop.',
  mega: 'Vous êtes sur un Méga Vortex : si vous y terminez votre tour, toute l’équipe perd. Partez !',
  megaNear: 'Il y a un Méga Vortex juste à côté : traversez-le, mais n’y terminez jamais votre tour.',
  assign: 'Une carte sans agent va à qui vous voulez. Le premier à avoir trois cartes joue ensuite.',
  cancel: 'Les cubes sont tombés : vous pouvez en renvoyer un avant qu’il devienne une faille.',
  archive: 'Archivez-la tout de suite : il en faut quatre, et chacun reçoit une carte.',
  bonus: 'Prime d’assiduité : mettez une carte sur votre pioche. Celle qui reste est détruite.',
  take: 'Vous pouvez prendre une carte de votre époque. Sur votre pioche, elle viendra en premier.',
  help: 'On vous demande de l’aide : appliquez ici une carte redressée. Elle reste redressée.',
  walk: 'Époque par époque : arrêtez-vous dès la première, ou continuez. Déposez un clone en chemin.',
  deadlyVortex: 'Trois failles sur un vortex : encore une, et la partie est perdue. Retirez-en vite.',
  noTile: 'Les trois vortex sont ouverts : si une autre époque déborde, la partie est perdue.',
  vortex: 'Un vortex : la mission et les cartes de l’époque sont perdues. S’il déborde, vous perdez.',
  use: 'Touchez une carte redressée : elle agit à votre époque et s’épuise. Autant que vous voulez.',
  overflow: 'Trois failles : une de plus, et l’époque devient un vortex. Retirez-en avant le lancer.',
  loop: 'LOOP : l’énergie de votre époque redresse vos cartes d’une dimension. Réutilisez-les !',
  looped: 'Chaque LOOP du tour coûte une énergie de plus. Au prochain tour, on repart à une.',
  supaGone: 'Un Supa Clone laisse une énergie sans fin, et des clones : un de plus à chaque fois.',
  clone: 'Un clone qui arrive à l’époque de sa couleur est détruit. Moins de clones, moins de cubes.',
  complete: 'Une mission est accomplie. Pour l’archiver, terminez vos actions à son époque.',
  damage: 'Une mission a reçu un dégât. Quand le compte y est, archivez-la à son époque.',
  claim: 'À vous de placer le dégât de cette mission : une fois par tour, si sa condition est remplie.',
  exhausted:
    'Une carte utilisée reste en main, épuisée. Un LOOP la redresse ; au tour suivant, nouvelle main.',
  locked: 'À l’époque d’une Centrifugeuse, seule sa dimension fonctionne, cartes et LOOP compris.',
  cycle: 'Nouveau cycle : plus de clones à chaque tour. À la fin du troisième, la partie est perdue.',
  thrown: 'Deux cubes, plus un par clone à l’époque du Dr Foo, tombent là ou juste à côté.',
  energy: 'L’énergie reste à son époque, pour tout agent présent : elle paie LOOP et déplacements.',
  freeMove: 'Une fois par tour, vos batteries vous emmènent gratuitement à une époque marquée.',
  move: 'Pour une énergie de votre époque, allez à une époque adjacente, autant de fois que voulu.',
  power: 'Votre agent a un pouvoir spécial. Il sert une fois par tour et ne coûte rien.',
  supa: 'Archivez quatre missions et détruisez tous les Supa Clones. Repoussez chacun jusqu’à l’époque de sa couleur. Il laisse une énergie perpétuelle, mais aussi plus de clones.',
  centrifuge:
    'Archivez quatre missions et détruisez toutes les Centrifugeuses. À leur époque, seule la dimension indiquée fonctionne. Trois LOOP sur place en détruisent une.',
  ultramachina:
    'Archivez quatre missions pendant que le Dr Foo fait le tour de l’anneau. Il déclenche les cartes de chaque époque où il arrive. L’énergie ajoutée là les endommage.',
  spent: 'Toutes vos cartes sont épuisées. Si aucun LOOP ne vaut son prix, terminez vos actions.',
};
