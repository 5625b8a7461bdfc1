/** Words of the course of rift, in French. */
import type { RiftCourseWords } from './index.ts';

export const fr: RiftCourseWords = {
  lessons: {
    straight: {
      title: 'Tout droit',
      rule: 'Les pièces se tiennent sur les intersections des rainures. Le *Tesseract* va tout droit dans l’une des huit directions, tant que la voie est libre. Toute pièce sur son chemin l’arrête.',
      steps: {
        go: 'Faites monter votre Tesseract de h3 le long de sa rainure, jusqu’à la glissière qui l’arrête.',
      },
      wrong: {
        stopped:
          'Il pourrait s’arrêter là, mais la voie est libre plus loin : continuez jusqu’à la glissière, en h8.',
        elsewhere: 'Le Tesseract peut y aller aussi. Cette fois, il monte le long de sa rainure, en h8.',
        other: 'C’est une autre pièce. Le Tesseract se tient en h3.',
      },
      learned:
        'Le Tesseract va aussi loin qu’il veut, et toute pièce sur son chemin l’arrête, les vôtres aussi.',
    },
    jump: {
      title: 'Capturer en sautant',
      rule: 'Toute pièce est un *pion*, sauf les glissières et les croix. On capture un pion adverse en sautant par-dessus, en ligne droite. L’intersection *juste derrière lui* doit être libre : c’est là qu’on arrive. On peut venir de loin.',
      steps: {
        take: 'Deux pions adverses sont sur la route de votre Tesseract, en h8 et en l7. Capturez celui derrière lequel il n’y a rien.',
      },
      wrong: {
        backed:
          'Derrière l’étoile en l7 se trouve une glissière : impossible d’y arriver, elle est protégée. Regardez h8.',
        short: 'C’est la bonne voie. Touchez le rectangle en h8 : vous sautez par-dessus et arrivez en h9.',
        away: 'Rien n’est capturé là. Sautez par-dessus le rectangle en h8 : h9, juste derrière, est libre.',
        other: 'Cette pièce ne capture rien d’ici. Votre Tesseract, si : suivez sa rainure jusqu’à h8.',
      },
      learned:
        'Une intersection libre juste derrière un pion adverse permet de le capturer. Une pièce derrière lui le protège.',
    },
    win: {
      title: 'Comment gagner',
      rule: 'Sautez par-dessus le *Tesseract* adverse et vous gagnez aussitôt, quoi qu’il reste sur le terrain.',
      steps: { take: 'Le Tesseract noir se tient en k10, et une diagonale y mène. Gagnez.' },
      wrong: {
        short:
          'C’est la bonne diagonale, mais vous vous arrêtez avant de sauter, et les Noirs pourront fuir ou frapper. Touchez k10.',
        away: 'La diagonale de e4 passe par k10, et l11, juste derrière, est libre : ce saut vous fait gagner aussitôt.',
        other: 'Vous pouvez gagner dès ce coup : votre Tesseract en e4 saute par-dessus k10.',
      },
      learned:
        'On gagne en sautant par-dessus le Tesseract adverse. On perd quand quelqu’un saute par-dessus le sien.',
    },
    corner: {
      title: 'Le coude',
      rule: 'L’*étoile* avance de deux pas en diagonale, tourne à angle droit, puis va aussi loin qu’elle veut. La *pyramide* fait de même le long des rainures. Après le coude, elles capturent en sautant, comme tout le monde.',
      steps: {
        star: 'Touchez votre étoile en f5, puis le rectangle en k6 : elle descend en h3, tourne et saute par-dessus.',
        pyramid:
          'Touchez maintenant votre pyramide en b3, puis l’étoile en d9 : deux pas jusqu’à d3, un coude, et un saut vers le haut.',
      },
      wrong: {
        star: 'Une étoile peut y aller, mais elle n’y capture rien. Descendez en h3, tournez, et montez par-dessus k6.',
        pyramidFirst: 'Bien vu, et c’est pour la suite. D’abord, capturez le rectangle en k6 avec l’étoile.',
        pyramid:
          'Une pyramide peut y aller, mais elle n’y capture rien. À droite jusqu’à d3, puis vers le haut par-dessus d9.',
        other:
          'Ce n’est pas la pièce de cette étape. Touchez votre pièce au cadre en pointillé et regardez où elle peut tourner.',
      },
      learned:
        'Les étoiles frappent après un coude en diagonale, les pyramides après un coude en rainure. Les vôtres comme les autres.',
    },
    flight: {
      title: 'Par-dessus tout',
      rule: 'Le *rectangle* avance de deux pas le long d’une rainure, puis de deux à angle droit, et saute par-dessus tout. Il capture *tous* les pions adverses qu’il survole, sans qu’il faille de la place derrière eux.',
      steps: { both: 'Volez de f5 à h7 de façon à capturer les deux pions.' },
      wrong: {
        otherWay:
          'La bonne arrivée, par l’autre chemin : au-dessus de g5, h5 et h6, il n’y a personne. Survolez f6 et g7.',
        single: 'Cela n’en capture qu’un. De f5 à h7 par f6 et g7, vous en capturez deux.',
        none: 'Il n’y a personne sur ce chemin. Allez en h7, d’abord vers le haut, puis à droite.',
        other:
          'Ce n’est pas le rectangle. Il se tient en f5, et lui seul peut capturer deux pions à la fois.',
      },
      learned: 'Le rectangle capture jusqu’à trois pions en un vol, et c’est vous qui choisissez le chemin.',
    },
    slide: {
      title: 'Les glissières',
      rule: 'Une *glissière* coulisse dans la rainure où elle est couchée, ou pivote sur place. Elle aussi capture des pions en sautant, mais jamais un Tesseract, et personne ne capture une glissière.',
      steps: { take: 'Poussez votre glissière de c7 le long de sa rainure et capturez le cylindre en j7.' },
      wrong: {
        turned:
          'Pivoter prend tout le tour et ne capture rien. Votre glissière en c7 est déjà dans la bonne rainure.',
        tesseract:
          'Une glissière ne capture jamais un Tesseract : celui de h12 l’arrêterait, voilà tout. Prenez celle de c7.',
        short: 'La bonne glissière, mais elle s’arrête avant le cylindre. Touchez j7 pour sauter par-dessus.',
        other: 'Cette leçon concerne les glissières. Celle de c7 est dans la rainure du cylindre.',
      },
      learned:
        'Les glissières sont des murs qui mordent. Elles capturent des pions, jamais un Tesseract, et restent pour toujours sur le terrain.',
    },
    cross: {
      title: 'Autour d’une croix',
      rule: 'Rien, sauf le rectangle, ne franchit le centre d’une *croix*, et les quatre extrémités de ses branches sont fermées aux pions : ils ne peuvent ni s’y arrêter, ni y passer, ni y arriver.',
      steps: {
        take: 'Votre Tesseract en f2 a deux pions à portée, en f5 et en i5. Un seul peut être capturé. Capturez-le.',
      },
      wrong: {
        closed:
          'Derrière f5 se trouve f6, l’extrémité d’une branche : on ne peut pas y arriver, ce pion est protégé. Regardez i5.',
        away: 'Rien n’est capturé là. Le cylindre en i5 est sur votre diagonale, et j6, derrière lui, est ouverte.',
        other: 'Cette pièce ne capture rien d’ici. Votre Tesseract en f2, si.',
      },
      learned:
        'On n’arrive pas sur l’extrémité d’une branche. Un pion devant elle est aussi sûr que devant un mur.',
    },
    drop: {
      title: 'De la réserve',
      rule: 'Au lieu de bouger, posez une pièce de votre *réserve* sur une intersection libre. Elle pourra bouger dès votre tour suivant.',
      steps: {
        drop: 'Posez votre cylindre en h11, juste devant le Tesseract noir. Votre glissière en h10 couvre ses arrières.',
        take: 'Les Noirs regardaient ailleurs. Concluez avec le cylindre.',
      },
      wrong: {
        bare: 'De là, il menacerait, mais rien ne couvre ses arrières : le Tesseract sauterait par-dessus. Derrière h11 se trouve votre glissière.',
        far: 'De là, le cylindre ne menace rien : il avance de deux pas au plus et ne capture que son voisin. Posez-le en h11.',
        away: 'Vous le laissez filer ! Sautez avec le cylindre par-dessus le Tesseract en h12.',
        other: 'Le cylindre est la pièce de cette leçon : de h11, il menace le Tesseract.',
      },
      learned:
        'Toute pièce d’une réserve peut surgir à côté de vous au tour suivant. Oublier la réserve adverse est l’erreur de débutant numéro un.',
    },
    guard: {
      title: 'Surveillez votre Tesseract',
      rule: 'Personne n’annonce « échec ». Avant chaque coup, regardez votre *Tesseract* : un adversaire est-il aligné avec lui, et n’y a-t-il rien juste derrière ?',
      steps: {
        guard: 'Le cylindre en h5 va sauter par-dessus votre Tesseract. Posez une pièce là où il arriverait.',
      },
      wrong: {
        ran: 'Fuir aide aussi, si la place est sûre. Apprenez le moyen tranquille : posez une pièce en h3 et restez.',
        place:
          'Le cylindre saute de h5 par-dessus h4 et arrive en h3. Seule une pièce en h3 lui ôte son arrivée.',
        other:
          'Les Noirs sauteraient par-dessus votre Tesseract et la partie serait perdue. Posez une pièce en h3.',
      },
      learned:
        'Une pièce juste derrière votre Tesseract le sauve. Jouer sans le regarder est l’erreur de débutant numéro deux.',
    },
    around: {
      title: 'Le danger après le coude',
      rule: 'Étoiles et pyramides frappent là où aucune ligne droite ne mène. Cherchez-les à deux pas de côté de chaque voie ouverte.',
      steps: {
        take: 'L’étoile en m5 va en k7, tourne, et saute par-dessus votre Tesseract. Capturez-la avant.',
      },
      wrong: {
        ran: 'Il peut fuir, mais l’étoile reste et continue la chasse. Votre cylindre peut la capturer maintenant.',
        cylinder: 'La bonne pièce. Touchez l’étoile en m5 : m6, juste derrière, est libre.',
        other:
          'L’étoile sauterait par-dessus votre Tesseract et la partie serait perdue. Votre cylindre en m4 peut la capturer.',
      },
      learned:
        'Ne pas voir une étoile ou une pyramide derrière son coude est l’erreur de débutant numéro trois. Capturez-la, barrez son coude, ou partez.',
    },
    locked: {
      title: 'Plus d’issue',
      rule: 'Si votre Tesseract est le dernier pion qui vous reste et ne peut pas bouger quand vient votre tour, vous perdez, même s’il vous reste des glissières.',
      steps: {
        lock: 'Les Noirs n’ont plus que leur Tesseract dans l’angle, et une seule issue, par o14. Fermez-la.',
      },
      wrong: {
        short: 'La bonne rainure, mais o14 est encore ouverte. Poussez la glissière tout en haut.',
        turned: 'Couchée en travers, elle ne peut plus monter. Poussez-la jusqu’à o14.',
        opened: 'Cette glissière ferme déjà une issue : laissez-la. Amenez celle de o5.',
        other: 'Le Tesseract s’échapperait par o14. Poussez votre glissière de o5 jusqu’à o14.',
      },
      learned:
        'On perd de deux façons : quelqu’un saute par-dessus votre Tesseract, ou il reste seul et ne peut plus bouger.',
    },
  },
  finale: {
    title: 'Une petite partie',
    text: 'Les Blancs contre le robot novice, à qui il reste trois pions.',
  },
};
