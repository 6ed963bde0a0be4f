import type { Noise } from './cues.ts';
import { NOISES, type Part } from './noises.ts';

/** Something that makes noises. */
export interface Speaker {
  /** Begins a noise after some milliseconds; `volume` from 0 to 1. */
  readonly play: (noise: Noise, after: number, volume: number) => void;
}

/** One second of white noise: every puff is a piece of it. */
const whiteNoise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

/** The browser's own sound; silent until the player's first gesture lets it speak. */
export const createSpeaker = (): Speaker => {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const air = whiteNoise(context);

  const fading = ({ length, loud }: Part, begins: number, volume: number): GainNode => {
    const node = context.createGain();
    node.gain.setValueAtTime(0.0001, begins);
    node.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), begins + 0.003);
    node.gain.exponentialRampToValueAtTime(0.0001, begins + length);
    node.connect(context.destination);
    return node;
  };
  const puff = (part: Part, begins: number, volume: number): void => {
    const source = context.createBufferSource();
    source.buffer = air;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(part.from, begins);
    filter.frequency.exponentialRampToValueAtTime(part.to, begins + part.length);
    source.connect(filter).connect(fading(part, begins, volume));
    source.start(begins, Math.random() * 0.7, part.length + 0.02);
  };
  const knock = (part: Part, begins: number, volume: number): void => {
    const wood = context.createOscillator();
    wood.frequency.setValueAtTime(part.from, begins);
    wood.frequency.exponentialRampToValueAtTime(part.to, begins + part.length);
    wood.connect(fading(part, begins, volume));
    wood.start(begins);
    wood.stop(begins + part.length + 0.02);
  };

  return {
    play: (noise, after, volume) => {
      if (context.state !== 'running') void context.resume();
      for (const part of NOISES[noise]) {
        const begins = context.currentTime + after / 1000 + part.at;
        (part.kind === 'paper' ? puff : knock)(part, begins, volume);
      }
    },
  };
};
