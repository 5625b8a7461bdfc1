/**
 * The three shader programs. Colours are squared to approximate linear light: cheap, and close to the gamma
 * curve.
 */

import { DISC_RADIUS, DISC_TOP } from './layout.ts';
import { LIGHT_FROM, LIGHT_TEXELS, TEXEL } from './light.ts';
import type { Vector3 } from './math.ts';
import { DIE_FACES } from './orientation.ts';

const float = (value: number): string => value.toFixed(4);
const vec3 = (x: number, y: number, z: number): string => `vec3(${float(x)},${float(y)},${float(z)})`;

const BLOCK_FROM = vec3(LIGHT_FROM.x, LIGHT_FROM.y, LIGHT_FROM.z);
const BLOCK_SIZE = vec3(LIGHT_TEXELS.x * TEXEL, LIGHT_TEXELS.y * TEXEL, LIGHT_TEXELS.z * TEXEL);

/**
 * Per-vertex lighting, which is enough for flat faces and far cheaper than per fragment. Lamps follow the
 * camera, so that the visible side is always lit.
 */
const LIT = `uniform sampler3D light;
uniform vec3 eye,lamp,halfway,side,sky,ground,key,fill,rim,flash;
vec3 baked(vec3 at,vec3 n){return texture(light,(at+n*.17-${BLOCK_FROM})/${BLOCK_SIZE}).rgb;}
vec3 lamps(vec3 n,vec3 b){
  float near=smoothstep(.02,.72,b.r);near*=near;
  return mix(ground,sky,n.y*.5+.5)*near+key*max(dot(n,lamp),0.)*smoothstep(.0,.6,b.g)*(.25+.75*near)+fill*max(dot(n,side),0.)*near+flash*near;
}
`;

const SHOWN = 'vec3 shown(vec3 c){return sqrt(clamp(c/(1.+max(c-.75,0.)),0.,1.));}';

/** GLSL array of a vector for each face of a die, by its number. */
const listed = (of: (face: (typeof DIE_FACES)[number]) => Vector3): string =>
  `vec3[6](${DIE_FACES.map(face => vec3(...of(face).toArray())).join()})`;

/** GLSL function: rotates a vector by a quaternion. */
const TURNED = 'vec3 turned(vec4 q,vec3 v){return v+2.*cross(q.xyz,cross(q.xyz,v)+q.w*v);}';

export const DIE_VERTEX = `${LIT}
uniform mat4 camera;
uniform vec3 tints[5],pips[5];
in vec3 position,normal;in vec2 uv;in float face;
in vec4 place,turn;in vec3 look;
out vec3 body,mark;out vec2 at;
flat out vec3 relief;flat out vec2 tile;
${TURNED}
${SHOWN}
const vec3 RIGHT[6]=${listed(({ right }) => right)};
const vec3 UP[6]=${listed(({ up }) => up)};
void main(){
  vec3 world=place.xyz+place.w*turned(turn,position),n=turned(turn,normal),b=baked(world,n);
  int colour=int(look.x),value=int(face);
  vec3 tint=tints[colour];
  at=uv;tile=vec2(face-1.,float(min(colour,3)));
  float h=max(dot(n,halfway),0.),f=1.-max(dot(n,eye),0.);
  h*=h;h*=h;h*=h;h*=h;f*=f;
  vec3 lit=lamps(n,b)*(1.-.85*look.z);
  vec3 glow=key*(h*.4+.012)*b.g+rim*f*f*b.r*1.2+mix(tint,vec3(.5),.2)*vec3(2.,.6,.1)*b.b*b.b;
  glow+=look.z*(vec3(1.6,.34,.03)*(.2+1.7*f)+vec3(.75,.1,.0));
  body=shown(tint*lit+glow);
  mark=shown(pips[colour]*lit+.5*glow);
  relief=vec3(dot(lamp,turned(turn,RIGHT[value-1])),-dot(lamp,turned(turn,UP[value-1])),0.)*.36*b.r;
  relief.z=float((int(look.y)>>value)&1);
  gl_Position=camera*vec4(world,1.);
}`;

/** Samples the atlas only where pips can be, at a level of detail computed beforehand. */
export const DIE_FRAGMENT = `uniform sampler2D atlas;uniform float detail;
in vec3 body,mark;in vec2 at;
flat in vec3 relief;flat in vec2 tile;
out vec4 colour;
void main(){
  vec3 c=body;
  vec2 off=abs(at-.5);
  if(relief.z>.5&&max(off.x,off.y)<.385){
    vec3 t=textureLod(atlas,(tile+at)/vec2(6,4),detail).rgb;
    c=mix(body,mark,t.r)+dot(t.gb-.5,relief.xy);
  }
  colour=vec4(c,1.);
}`;

export const OUTLINE_VERTEX = `uniform mat4 camera;
in vec3 position,normal;in vec4 place,turn;
${TURNED}
void main(){gl_Position=camera*vec4(place.xyz+turned(turn,position+normal*.032),1.);}`;

export const OUTLINE_FRAGMENT = `uniform vec3 outline;
out vec4 colour;
void main(){colour=vec4(sqrt(outline),1.);}`;

export const BASE_VERTEX = `${LIT}
uniform mat4 camera;uniform float solid;
in vec3 position,normal;
out vec3 world,lit,glow;out float up;
void main(){
  vec3 b=baked(position,normal);
  float h=max(dot(normal,halfway),0.);h*=h;h*=h;h*=h;h*=h;
  vec3 ember=vec3(1.,.3,.05)*b.b*b.b*(.45-.3*solid);
  world=position;up=normal.y;
  lit=sqrt(lamps(normal,b)+ember);
  glow=key*h*.16*b.g+.3*ember;
  gl_Position=camera*vec4(position,1.);
}`;

export const BASE_FRAGMENT = `uniform sampler2D map;uniform vec3 edge,accent;
in vec3 world,lit,glow;in float up;
out vec4 colour;
void main(){
  vec3 c=edge;
  if(up>.86)c=texture(map,world.xz/${float(2 * DISC_RADIUS)}+.5).rgb;
  c=c*lit+glow;
  float line=abs(world.y+${float(0.13 - DISC_TOP)});
  if(line<.14)c=mix(c,accent,step(${float((DISC_RADIUS - 0.09) ** 2)},dot(world.xz,world.xz))*min(1.,smoothstep(.034,.014,line)+.34*smoothstep(.13,.0,line)));
  colour=vec4(c,1.);
}`;

/** Glows: kind in place.w; width, height, a parameter and strength in shape. */
export const GLOW_VERTEX = `uniform mat4 camera;uniform vec3 eye;
in vec2 position;
in vec4 place,shape,tint;
out vec2 at;flat out vec4 hue;flat out vec3 how;
void main(){
  vec3 right=vec3(1,0,0),up=vec3(0,0,-1);
  if(place.w>3.5&&place.w<5.5){right=normalize(vec3(eye.z,0.,-eye.x));up=place.w<4.5?vec3(0,1,0):cross(eye,right);}
  at=position;hue=tint;how=vec3(place.w,shape.zw);
  vec3 p=place.xyz+(right*position.x*shape.x+up*position.y*shape.y);
  gl_Position=camera*vec4(p,1.);
}`;

export const GLOW_FRAGMENT = `uniform sampler2D symbols;uniform vec3 burnt;uniform float solid;
in vec2 at;flat in vec4 hue;flat in vec3 how;
out vec4 colour;
float box(vec2 p,float h,float r){vec2 q=abs(p)-h+r;return length(max(q,0.))+min(max(q.x,q.y),0.)-r;}
void main(){
  float kind=how.x;vec3 c;float a;
  if(kind<1.5){
    float e=box(at,.74,.2),d=abs(e);
    float dash=kind<.5?1.:smoothstep(-.25,.05,sin(atan(at.y,at.x)*18.+.4));
    float core=smoothstep(.062+.02*solid,.03+.02*solid,d)*dash,halo=exp(-d*d*(e>0.?130.:42.))*(.3+.7*dash);
    float edge=smoothstep(1.,.86,max(abs(at.x),abs(at.y)));
    a=max(core,halo*.62*edge);c=mix(hue.rgb,vec3(1.),hue.a*core*mix(1.,smoothstep(.06,.03,d),solid));
    colour=vec4(sqrt(c)*a,mix(core,a,solid))*how.z;return;
  }
  if(kind<2.5){
    float d=box(at,.95,.2);
    vec2 s=texture(symbols,vec2((how.y+clamp(at.x*.5+.5,.01,.99))/8.,.5-at.y*.5)).rg;
    float inside=smoothstep(.02,-.02,d),rim=smoothstep(.05,.0,abs(d+.02));
    float pool=1.-dot(at,at)*.55;
    c=burnt+vec3(1.,.22,.02)*(.10*pool+rim*.35+s.g*1.15)+s.r*vec3(1.,.78,.42);
    colour=vec4(sqrt(min(c,1.)),1.)*inside*how.z;return;
  }
  float r=length(at);
  if(kind<3.5){a=max(0.,1.-r);a*=a;}
  else if(kind<4.5){float u=at.x*(1.25+.35*at.y),v=at.y*.5+.5;a=exp(-u*u*5.)*smoothstep(0.,.12,v)*(1.-v)*(1.-v)*smoothstep(1.,.7,abs(at.x));}
  else if(kind<5.5){a=max(0.,1.-r);a=a*a*1.6;}
  else{float d=(r-how.y)*9.;a=exp(-d*d)*smoothstep(1.,.9,r);}
  a*=how.z;
  colour=vec4(sqrt(min(hue.rgb,1.))*a,a*solid*.8);
}`;
