/** An audio context that keeps what it is asked to play and renders it into samples. */

const RATE = 44_100;

/** A parameter whose value is set, or ramps to a value, at a time. */
class Automation {
  readonly points: { time: number; value: number; isExponential?: boolean }[] = [];
  setValueAtTime(value: number, time: number): void {
    this.points.push({ value, time });
  }
  linearRampToValueAtTime(value: number, time: number): void {
    this.points.push({ value, time });
  }
  exponentialRampToValueAtTime(value: number, time: number): void {
    this.points.push({ value, time, isExponential: true });
  }
  at(time: number): number {
    const next = this.points.findIndex(point => point.time > time);
    const to = this.points[next];
    const from = this.points.at(next < 0 ? -1 : next - 1);
    if (!from) return 0;
    if (!to) return from.value;
    const part = (time - from.time) / (to.time - from.time);
    return to.isExponential
      ? from.value * (to.value / from.value) ** part
      : from.value + (to.value - from.value) * part;
  }
}

class Gain {
  readonly gain = new Automation();
  readonly connect = (to: unknown): unknown => to;
}

/** A tone that was asked for: when it sounds, its pitch and its volume over time. */
class Voice {
  type: OscillatorType = 'sine';
  readonly frequency = new Automation();
  volume = new Automation();
  from = 0;
  until = 0;
  connect(to: Gain): Gain {
    this.volume = to.gain;
    return to;
  }
  start(at: number): void {
    this.from = at;
  }
  stop(at: number): void {
    this.until = at;
  }
  get loudest(): number {
    return Math.max(...this.volume.points.map(({ value }) => value));
  }
}

/** Voices played by every `OfflineAudio`, oldest first. */
export const voices: Voice[] = [];

export class OfflineAudio {
  readonly currentTime = 10;
  readonly state = 'running';
  readonly destination = {};
  createOscillator(): Voice {
    voices.push(new Voice());
    return voices.at(-1) as Voice;
  }
  readonly createGain = (): Gain => new Gain();
}

/** Samples of the voices, from the first start to the last stop. */
export function render(): Float64Array {
  const from = Math.min(...voices.map(voice => voice.from));
  const until = Math.max(...voices.map(voice => voice.until));
  const samples = new Float64Array(Math.round((until - from) * RATE));
  for (const voice of voices) {
    let phase = 0;
    for (let i = Math.round((voice.from - from) * RATE); i < (voice.until - from) * RATE; i += 1) {
      const time = from + i / RATE;
      samples[i] = (samples[i] ?? 0) + voice.volume.at(time) * wave(voice.type, phase);
      phase += voice.frequency.at(time) / RATE;
    }
  }
  return samples;
}

function wave(type: OscillatorType, phase: number): number {
  const sine = Math.sin(2 * Math.PI * phase);
  return type === 'triangle' ? (2 / Math.PI) * Math.asin(sine) : sine;
}

/** Decibels of the loudest fifth of a second, about as long as the ear adds up, of what is above a pitch. */
export function loudness(samples: Float64Array, above: number): number {
  const high = withoutBelow(withoutBelow(samples, above), above);
  const span = RATE / 5;
  let sum = 0;
  let most = 0;
  for (const [i, value] of high.entries()) {
    sum += value ** 2 - (high[i - span] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / span);
}

function withoutBelow(samples: Float64Array, pitch: number): Float64Array {
  const keep = 1 / (1 + (2 * Math.PI * pitch) / RATE);
  let value = 0;
  return samples.map((sample, i) => {
    value = keep * (value + sample - (samples[i - 1] ?? 0));
    return value;
  });
}
