import type { ToldOutcome } from './send-waiting.ts'
import { showSign } from './sign.ts'

type Reader = { detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type ReaderMaker = {
  new (options: { formats: ['qr_code'] }): Reader
  getSupportedFormats(): Promise<string[]>
}

const LOOK_EVERY_MS = 200
/** So long one code that stays before the camera is the same voucher. */
const SAME_FOR_MS = 4000

/** Offers to read vouchers with the camera, where there is one; what it may not see can be pasted or typed as before. */
export function enableScan(root: HTMLElement, take: (voucher: string) => Promise<ToldOutcome>): void {
  const place = root.querySelector<HTMLElement>('[data-desk-scan]')
  if (!place || !navigator.mediaDevices?.getUserMedia) return
  const open = button('Scan vouchers', () => void begin())
  open.classList.add('go')
  const said = Object.assign(document.createElement('p'), { className: 'small' })
  said.setAttribute('role', 'alert')
  place.replaceChildren(open, said)

  async function begin(): Promise<void> {
    said.textContent = ''
    const sound = 'AudioContext' in globalThis ? new AudioContext() : undefined
    const stream = await openCamera()
    if (typeof stream === 'string') {
      said.textContent = stream
      return document.getElementById('voucher')?.focus()
    }
    const panel = await openPanel(stream, () => {
      panel.element.remove()
      void sound?.close()
      place!.prepend(open)
      open.focus()
    })
    open.replaceWith(panel.element)
    panel.element.querySelector('button')?.focus()
    void watch(panel, stream, async (voucher) => showSign(panel.sign, await take(voucher), sound))
  }
}

async function openCamera(): Promise<MediaStream | string> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    return isRefused
      ? 'This page may not use the camera. Allow it in the browser’s settings for this site, or paste or type what the code says.'
      : 'No camera can be used here. Paste or type what the code says.'
  }
}

type Panel = { element: HTMLElement; video: HTMLVideoElement; sign: HTMLElement }

async function openPanel(stream: MediaStream, closed: () => void): Promise<Panel> {
  const element = document.createElement('div')
  element.dataset['scanner'] = ''
  const video = Object.assign(document.createElement('video'), { playsInline: true, muted: true, srcObject: stream })
  video.setAttribute('aria-label', 'What the camera sees')
  const sign = document.createElement('div')
  sign.setAttribute('role', 'status')
  sign.append(Object.assign(document.createElement('p'), { textContent: 'Hold the voucher in the frame.' }))
  const deeds = document.createElement('p')
  const close = button('Close the camera', () => {
    for (const track of stream.getTracks()) track.stop()
    closed()
  })
  deeds.append(close, ...torchOf(stream))
  element.append(video, sign, deeds)
  await video.play().catch(() => undefined)
  return { element, video, sign }
}

/** A lamp, where the phone has one. */
function torchOf(stream: MediaStream): HTMLButtonElement[] {
  const [track] = stream.getVideoTracks()
  const has = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !has?.torch) return []
  const torch = button('Torch', () => {
    const isOn = torch.ariaPressed === 'true'
    torch.ariaPressed = String(!isOn)
    void track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
  })
  torch.ariaPressed = 'false'
  return [torch]
}

/** Looks at the picture until the camera is closed, and hands over each code once. */
async function watch({ video }: Panel, stream: MediaStream, found: (voucher: string) => Promise<void>): Promise<void> {
  const reader = await openReader()
  let [last, until] = ['', 0]
  while (stream.active) {
    const [code] = await reader.detect(video).catch(() => [])
    const isSame = code?.rawValue === last && performance.now() < until
    if (code && !isSame) await found(code.rawValue)
    if (code) [last, until] = [code.rawValue, performance.now() + SAME_FOR_MS]
    await new Promise((again) => setTimeout(again, LOOK_EVERY_MS))
  }
}

/** The browser's own reader where it has one for these codes; else ours, which is fetched only then. */
async function openReader(): Promise<Reader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: ReaderMaker }
  const kinds: string[] | undefined = await Own?.getSupportedFormats().catch(() => [])
  if (Own && kinds?.includes('qr_code')) return new Own({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: words, className: 'btn' })
  made.addEventListener('click', press)
  return made
}
