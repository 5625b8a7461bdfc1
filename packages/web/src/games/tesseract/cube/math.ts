/**
 * Vectors, quaternions and matrices: a subset of three.js under the same names. Methods mutate their object
 * and return it.
 */

export class Vector3 {
  x: number;
  y: number;
  z: number;

  constructor(x = 0, y = 0, z = 0) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  set(x: number, y: number, z: number): this {
    this.x = x;
    this.y = y;
    this.z = z;
    return this;
  }

  setY(y: number): this {
    return this.set(this.x, y, this.z);
  }

  copy({ x, y, z }: Vector3): this {
    return this.set(x, y, z);
  }

  clone(): Vector3 {
    return new Vector3(this.x, this.y, this.z);
  }

  add(other: Vector3): this {
    return this.addScaledVector(other, 1);
  }

  sub(other: Vector3): this {
    return this.addScaledVector(other, -1);
  }

  addScaledVector({ x, y, z }: Vector3, scale: number): this {
    return this.set(this.x + x * scale, this.y + y * scale, this.z + z * scale);
  }

  multiply({ x, y, z }: Vector3): this {
    return this.set(this.x * x, this.y * y, this.z * z);
  }

  multiplyScalar(scale: number): this {
    return this.set(this.x * scale, this.y * scale, this.z * scale);
  }

  clampScalar(low: number, high: number): this {
    const clamp = (value: number): number => Math.max(low, Math.min(high, value));
    return this.set(clamp(this.x), clamp(this.y), clamp(this.z));
  }

  /** Interpolates towards another vector, reached at 1. */
  lerp(other: Vector3, share: number): this {
    return this.multiplyScalar(1 - share).addScaledVector(other, share);
  }

  dot({ x, y, z }: Vector3): number {
    return this.x * x + this.y * y + this.z * z;
  }

  cross({ x, y, z }: Vector3): this {
    return this.set(this.y * z - this.z * y, this.z * x - this.x * z, this.x * y - this.y * x);
  }

  /** Scales to length 1; the zero vector stays. */
  normalize(): this {
    return this.multiplyScalar(1 / (Math.hypot(this.x, this.y, this.z) || 1));
  }

  applyQuaternion({ x, y, z, w }: Quaternion): this {
    const axis = new Vector3(x, y, z);
    const across = axis.clone().cross(this).multiplyScalar(2);
    return this.addScaledVector(across, w).add(axis.cross(across));
  }

  /** Transforms a point, with perspective division. */
  applyMatrix4({ elements: e }: Matrix4): this {
    const { x, y, z } = this;
    const row = (i: number): number => at(e, i) * x + at(e, i + 4) * y + at(e, i + 8) * z + at(e, i + 12);
    return this.set(row(0), row(1), row(2)).multiplyScalar(1 / row(3));
  }

  setFromMatrixColumn({ elements }: Matrix4, column: number): this {
    return this.set(at(elements, 4 * column), at(elements, 4 * column + 1), at(elements, 4 * column + 2));
  }

  equals({ x, y, z }: Vector3): boolean {
    return this.x === x && this.y === y && this.z === z;
  }

  distanceTo({ x, y, z }: Vector3): number {
    return Math.hypot(this.x - x, this.y - y, this.z - z);
  }

  toArray(): [number, number, number] {
    return [this.x, this.y, this.z];
  }
}

/** A rotation: `w` is the cosine of half its angle, x, y and z are its axis times the sine. */
export class Quaternion {
  x: number;
  y: number;
  z: number;
  w: number;

  constructor(x = 0, y = 0, z = 0, w = 1) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.w = w;
  }

  set(x: number, y: number, z: number, w: number): this {
    this.x = x;
    this.y = y;
    this.z = z;
    this.w = w;
    return this;
  }

  clone(): Quaternion {
    return new Quaternion(this.x, this.y, this.z, this.w);
  }

  /** Inverse of a unit quaternion. */
  invert(): this {
    return this.set(-this.x, -this.y, -this.z, this.w);
  }

  dot({ x, y, z, w }: Quaternion): number {
    return this.x * x + this.y * y + this.z * z + this.w * w;
  }

  length(): number {
    return Math.hypot(this.x, this.y, this.z, this.w);
  }

  normalize(): this {
    const scale = 1 / this.length();
    return this.set(this.x * scale, this.y * scale, this.z * scale, this.w * scale);
  }

  /** This rotation after the other. */
  multiply(other: Quaternion): this {
    const [mine, theirs] = [new Vector3(this.x, this.y, this.z), new Vector3(other.x, other.y, other.z)];
    const w = this.w * other.w - mine.dot(theirs);
    const axis = mine.clone().cross(theirs).addScaledVector(theirs, this.w).addScaledVector(mine, other.w);
    return this.set(axis.x, axis.y, axis.z, w);
  }

  /** Interpolates towards another rotation by the shorter way, reached at 1. */
  slerp(other: Quaternion, share: number): this {
    const cosine = this.dot(other);
    const angle = Math.acos(Math.min(1, Math.abs(cosine)));
    const sine = Math.sin(angle);
    // For tiny angles linear interpolation is accurate enough.
    const [mine, theirs] =
      sine < 1e-6
        ? [1 - share, share]
        : [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    const along = cosine < 0 ? -theirs : theirs;
    const mix = (a: number, b: number): number => a * mine + b * along;
    return this.set(
      ...[mix(this.x, other.x), mix(this.y, other.y)],
      ...[mix(this.z, other.z), mix(this.w, other.w)],
    ).normalize();
  }

  setFromAxisAngle({ x, y, z }: Vector3, angle: number): this {
    const sine = Math.sin(angle / 2);
    return this.set(x * sine, y * sine, z * sine, Math.cos(angle / 2));
  }

  /** Rotation from one direction to another, which must not be its opposite. */
  setFromUnitVectors(from: Vector3, to: Vector3): this {
    const { x, y, z } = from.clone().cross(to);
    return this.set(x, y, z, 1 + from.dot(to)).normalize();
  }

  /** Solves for the largest of the four components first, for numerical stability. */
  setFromRotationMatrix({ elements: e }: Matrix4): this {
    const [a, b, c] = [at(e, 0), at(e, 5), at(e, 10)];
    const [yz, zx, xy] = [at(e, 6), at(e, 8), at(e, 1)];
    const [zy, xz, yx] = [at(e, 9), at(e, 2), at(e, 4)];
    const squares = [1 + a - b - c, 1 - a + b - c, 1 - a - b + c, 1 + a + b + c];
    const rows: readonly (readonly [number, number, number, number])[] = [
      [squares[0] as number, xy + yx, xz + zx, yz - zy],
      [xy + yx, squares[1] as number, yz + zy, zx - xz],
      [xz + zx, yz + zy, squares[2] as number, xy - yx],
      [yz - zy, zx - xz, xy - yx, squares[3] as number],
    ];
    return this.set(...(rows[squares.indexOf(Math.max(...squares))] ?? [0, 0, 0, 1])).normalize();
  }

  toArray(): [number, number, number, number] {
    return [this.x, this.y, this.z, this.w];
  }
}

type Elements = readonly number[];
const at = (elements: Elements, index: number): number => elements[index] as number;

/** 4 x 4 matrix in column-major order, as in WebGL. */
export class Matrix4 {
  elements: number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

  /** Sets the elements in row-major order. */
  set(...rows: readonly number[]): this {
    this.elements = rows.map((_, i) => at(rows, 4 * (i % 4) + Math.floor(i / 4)));
    return this;
  }

  copy({ elements }: Matrix4): this {
    this.elements = [...elements];
    return this;
  }

  transpose(): this {
    return this.set(...this.elements);
  }

  makeBasis(x: Vector3, y: Vector3, z: Vector3): this {
    this.elements = [...x.toArray(), 0, ...y.toArray(), 0, ...z.toArray(), 0, 0, 0, 0, 1];
    return this;
  }

  /** Rotation of a camera that looks from one point to another. */
  lookAt(eye: Vector3, target: Vector3, up: Vector3): this {
    const z = eye.clone().sub(target).normalize();
    const x = up.clone().cross(z).normalize();
    return this.makeBasis(x, z.clone().cross(x), z);
  }

  setPosition({ x, y, z }: Vector3): this {
    this.elements.splice(12, 3, x, y, z);
    return this;
  }

  /** The first matrix after the second. */
  multiplyMatrices({ elements: a }: Matrix4, { elements: b }: Matrix4): this {
    this.elements = a.map((_, i) => {
      const [row, column] = [i % 4, i - (i % 4)];
      return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, row + 4 * k) * at(b, column + k), 0);
    });
    return this;
  }

  /** Gauss-Jordan elimination with partial pivoting. */
  invert(): this {
    const rows = [0, 1, 2, 3].map(row =>
      Array.from({ length: 8 }, (_, k) => (k < 4 ? at(this.elements, row + 4 * k) : Number(k - 4 === row))),
    );
    const size = (row: Elements, column: number): number => Math.abs(at(row, column));
    for (let column = 0; column < 4; column++) {
      const rest = rows.slice(column).sort((a, b) => size(b, column) - size(a, column));
      rows.splice(column, 4, ...rest);
      const [pivot] = rest as [number[]];
      const scale = 1 / at(pivot, column);
      for (let k = 0; k < 8; k++) pivot[k] = at(pivot, k) * scale;
      for (const row of rows) {
        const factor = row === pivot ? 0 : at(row, column);
        for (let k = 0; k < 8; k++) row[k] = at(row, k) - factor * at(pivot, k);
      }
    }
    return this.set(...rows.flatMap(row => row.slice(4)));
  }
}
