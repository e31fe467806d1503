// The film's music, made of sine waves: soft chords that follow each other, and single notes like a far piano above them.
// The same numbers give the same sound every time; nothing in it was recorded.

const sampleRate = 48_000;

/** Four chords in D major, as MIDI notes; each lasts as long as the others and they come round again. */
const chords = [
  [50, 57, 61, 64, 66],
  [47, 54, 57, 62, 66],
  [43, 50, 54, 59, 66],
  [45, 52, 57, 59, 64],
];
const chordSeconds = 5;

/** Which notes of the scale the piano plays, by step within a chord, and how long it waits between them. */
const melody = [
  [78, 74, 73, 69, 66],
  [74, 78, 76, 73, 69],
  [71, 74, 78, 81, 78],
  [76, 73, 71, 69, 64],
];
const noteSeconds = 1;

const frequencyOf = (note) => 440 * 2 ** ((note - 69) / 12);

const softStep = (part) => {
  const inside = Math.min(1, Math.max(0, part));
  return inside * inside * (3 - 2 * inside);
};

/** Adds a voice to both channels. `shapeAt` gives its loudness by seconds since its beginning. */
function addVoice(channels, { start, length, frequency, partials, shapeAt, balance }) {
  const first = Math.round(start * sampleRate);
  const count = Math.min(Math.round(length * sampleRate), channels.left.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate;
    let sum = 0;
    for (const { ratio, strength, decay } of partials) {
      sum += strength * Math.exp(-decay * time) * Math.sin(2 * Math.PI * frequency * ratio * time);
    }
    const value = sum * shapeAt(time);
    channels.left[first + index] += value * (1 - balance);
    channels.right[first + index] += value * balance;
  }
}

function addPads(channels, seconds) {
  const overlap = 2;
  for (let start = 0, turn = 0; start < seconds; start += chordSeconds, turn += 1) {
    const length = chordSeconds + overlap;
    const shapeAt = (time) => softStep(time / overlap) * softStep((length - time) / overlap);
    for (const [voice, note] of chords[turn % chords.length].entries()) {
      for (const detune of [0.9985, 1.0015]) {
        addVoice(channels, {
          start,
          length,
          frequency: frequencyOf(note) * detune,
          partials: [
            { ratio: 1, strength: 0.05, decay: 0 },
            { ratio: 2, strength: 0.012, decay: 0 },
          ],
          shapeAt,
          balance: detune < 1 ? 0.35 + 0.06 * voice : 0.65 - 0.06 * voice,
        });
      }
    }
  }
}

function addPiano(channels, seconds) {
  const notes = melody.flat();
  // The last seconds belong to the chord alone.
  for (let start = 2, turn = 0; start < seconds - 5; start += noteSeconds, turn += 1) {
    const step = turn % notes.length;
    // A rest now and then, always at the same places.
    if (turn % 7 === 4 || turn % 11 === 8) {
      continue;
    }
    addVoice(channels, {
      start: start + (step % 5 === 3 ? 0.04 : 0),
      length: 3.5,
      frequency: frequencyOf(notes[step]),
      partials: [
        { ratio: 1, strength: 0.1, decay: 1.5 },
        { ratio: 2.001, strength: 0.035, decay: 2.6 },
        { ratio: 3.004, strength: 0.014, decay: 4 },
        { ratio: 4.01, strength: 0.006, decay: 6 },
      ],
      shapeAt: (time) => softStep(time / 0.012) * softStep((3.5 - time) / 0.5) * (step % 5 === 0 ? 1 : 0.75),
      balance: 0.4 + 0.05 * (step % 5),
    });
  }
}

/** A room: echoes that fade, of lengths that share no divisor, so that none of them is heard alone. */
function addRoom(channel, lengths) {
  const dry = Float64Array.from(channel);
  for (const length of lengths) {
    const delay = Math.round(length * sampleRate);
    const echo = new Float64Array(channel.length);
    let smoothed = 0;
    for (let index = delay; index < channel.length; index += 1) {
      smoothed += 0.35 * (dry[index - delay] + 0.74 * echo[index - delay] - smoothed);
      echo[index] = smoothed;
      channel[index] += 0.16 * smoothed;
    }
  }
}

/** The music as a WAV file of 16 bits. */
export function composeSoundtrack(seconds) {
  const count = Math.round(seconds * sampleRate);
  const channels = { left: new Float64Array(count), right: new Float64Array(count) };
  addPads(channels, seconds);
  addPiano(channels, seconds);
  addRoom(channels.left, [0.0797, 0.1033, 0.1271, 0.1549]);
  addRoom(channels.right, [0.0829, 0.0991, 0.1319, 0.1483]);
  const peak = Math.max(peakOf(channels.left), peakOf(channels.right));
  const loudness = 0.35 / peak;
  const samples = new Int16Array(2 * count);
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate;
    const gain = loudness * softStep(time / 1.5) * softStep((seconds - time) / 3) * 32_767;
    samples[2 * index] = Math.round(channels.left[index] * gain);
    samples[2 * index + 1] = Math.round(channels.right[index] * gain);
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
}

function peakOf(channel) {
  return channel.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
}

function header(byteLength) {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  // PCM, two channels, 16 bits.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(byteLength, 40);
  return head;
}
