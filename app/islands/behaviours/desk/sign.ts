import type { ToldOutcome } from './send-waiting.ts'

/** Seen from an arm's length: the shape says it, the colour only repeats it. */
const SHAPES: Record<string, string> = {
  in: 'M12 34 27 49 53 17',
  waits: 'M12 34 27 49 53 17',
  again: 'M32 14v20l13 8',
  refused: 'M16 16 48 48M48 16 16 48',
}
/** Rising, twice the same, falling: told apart without looking. Hertz, one after the other. */
const TONES: Record<string, readonly number[]> = {
  in: [660, 880],
  waits: [660, 880],
  again: [520, 520],
  refused: [220, 165],
}
const TONE_S = 0.16
const BUZZ_MS: Record<string, number[]> = { in: [60], waits: [60], again: [60, 80, 60], refused: [300] }

/** Shows what came of a voucher over the picture of the camera, and sounds it. */
export function showSign(place: HTMLElement, { outcome, words }: ToldOutcome, sound: AudioContext | undefined): void {
  const kind = outcome in SHAPES ? outcome : 'refused'
  place.dataset['sign'] = kind
  const text = Object.assign(document.createElement('p'), { textContent: words })
  place.replaceChildren(shape(kind), text)
  navigator.vibrate?.(BUZZ_MS[kind]!)
  if (sound) play(sound, TONES[kind]!)
}

function shape(kind: string): SVGElement {
  const [svg, path] = (['svg', 'path'] as const).map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  )
  svg!.setAttribute('viewBox', '0 0 64 64')
  svg!.setAttribute('aria-hidden', 'true')
  path!.setAttribute('d', SHAPES[kind]!)
  svg!.append(path!)
  return svg!
}

function play(sound: AudioContext, tones: readonly number[]): void {
  for (const [at, hertz] of tones.entries()) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()]
    const from = sound.currentTime + at * TONE_S
    tone.frequency.value = hertz
    tone.type = 'square'
    volume.gain.setValueAtTime(0.12, from)
    volume.gain.setTargetAtTime(0, from + TONE_S * 0.7, 0.02)
    tone.connect(volume).connect(sound.destination)
    tone.start(from)
    tone.stop(from + TONE_S)
  }
}
