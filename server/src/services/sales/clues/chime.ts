const RATE = 8000
const SECONDS = 0.35
const HEADER = 44

/** A short falling tone as a WAV file: the sound of a new lead. */
export const makeChime = (): Buffer => {
  const samples = Math.round(RATE * SECONDS)
  const file = Buffer.alloc(HEADER + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) {
    const fade = (1 - at / samples) ** 2
    const tone = Math.sin((2 * Math.PI * 880 * at) / RATE) + 0.5 * Math.sin((2 * Math.PI * 1320 * at) / RATE)
    file.writeInt16LE(Math.round(9000 * fade * tone), HEADER + at * 2)
  }
  return file
}
