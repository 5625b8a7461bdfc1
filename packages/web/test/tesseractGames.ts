/** A won solo game, from the first corner to the 24th cube, found by the searching bot for both labs. */
export const WON_GAME = {
  /** Found on the second layout of base 1 (T-BASE-3). */
  match: { seed: 'won 5', options: { faces: 'second' } },
  answers: `
pick 0,0; pick 0,3; study L2-01; remove 0,0; remove 1,0; end; remove 0,3; play L2-07; pick B:B4;
pick primed:B1; remove 2,3; remove 3,1; end; study L3-01; remove 0,3; pick 3,0; remove 0,1; end;
remove 3,0; pick 3,3; contain B4 B4 B4; yes; study L2-04; end; contain Y5 O4 P3; pick A:P3; yes;
remove 2,0; contain Y1 Y1 Y1; yes; play L2-03; pick 1,1; adjust A:B4 -; end; pick 2,0; remove 3,2;
contain O6 B6 B6; pick B:O6; yes; study L3-04; end; specialize; pick primed:Y2; pick A:Y4;
contain Y2 O1 B3; pick A:Y2; yes; remove 2,2; play L2-02; adjust primed:B3 -; adjust A:P4 +; play L2-05;
pick 3,1; to 1,0; pick 3,1; to 2,0; end; remove 1,0; contain Y5 O4 B6; pick B:B6; yes; play L2-07;
pick B:P5; pick primed:P4; remove 2,3; play L4-03; pick B:O2; end; adjust primed:P6 flip; remove 3,2;
contain Y3 O4 P2; pick A:P2; yes; play L2-08; adjust A:Y1 flip; end; contain Y4 B5 B6; pick B:B5; no;
study L2-06; study L3-06; end; contain Y6 O4 P5; pick A:Y6; no; remove 0,1; contain Y6 O4 B5; yes;
play L4-01; pick primed:O3; end; remove 2,2; adjust primed:P5 +; contain Y4 P5 B6; pick B:Y4; yes; end;
study L2-04; study L3-01; remove 2,1; end; play L2-06; pick B:P4; value 5; remove 2,1; adjust B:B2 +;
contain Y6 O4 P5 B3; pick B:B3; yes; play L3-05; pick 0,2; pick 0,2; adjust B:O2 +; adjust B:Y6 -; end;
specialize; pick primed:B5; pick A:B1; contain Y4 P5 B6; yes; contain O3 P2 B1; pick A:O3; yes;
play L2-01; pick primed:B2; pick A:B1; play L2-03; pick 0,2; adjust A:Y6 -; end; adjust B:P3 +;
contain Y5 O3 P4; pick B:P4; yes; play L2-08; adjust primed:B5 -; remove 2,2; use 4; end; remove 2,3;
contain O6 P6 B6; yes; play L2-02; adjust A:O4 +; adjust A:B5 +; contain Y5 P4 B6; yes; use 6;
pick primed:B4; play L2-05; pick 2,3; to 0,1; pick 1,0; to 0,2; end; play L4-11; transfer B:Y1 A; stop;
pick A:Y1; value 3; pick B:B1; value 2; contain O3 O4 B2; yes; transfer A:P1 B; contain O2 O3 P1;
pick destroyed:P; to 2,1; no; use 2; pick 1,3; pick destroyed:O; to 2,2; pick primed:O5; use 5;
remove 1,0; contain O1 O2 O3; pick destroyed:B; to 0,1; yes; specialize; pick B:O5; pick destroyed:Y; end;
contain Y3 O5 B4`
    .trim()
    .split(/;\s+/),
} as const;
