import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { escapeXml } from '#platform/xml.ts'
import { digestOf } from '#platform/digest.ts'
import { encodeSquare } from './image.server.ts'
import type { MediaStorage } from './storage/storage.ts'

const ICON_VERSION = 2

/** A square of the operator's logo, a JPEG that lies on a ground of its own; of their initial without one. */
export type AppIcon = { side: number; initial: string; logo: { id: string; bytes: Uint8Array } | undefined }

/** The icon of an installed site, a PNG whose middle survives any mask a phone cuts it with. Drawn once and kept; letters come from the font files in `projectDir`. */
export async function readAppIcon(
  { storage, projectDir }: { storage: MediaStorage; projectDir: string },
  { side, initial, logo }: AppIcon,
): Promise<Uint8Array> {
  const key = `icons/${digestOf([ICON_VERSION, side, logo ? { logo: logo.id } : { initial }]).slice(0, 32)}.png`
  const kept = await storage.find(key)
  if (kept) return kept
  const bytes = logo ? await encodeSquare(logo.bytes, side) : await drawInitial(initial, side, projectDir)
  await storage.put(key, bytes)
  return bytes
}

async function drawInitial(initial: string, side: number, projectDir: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">
<rect width="100" height="100" fill="#161A2F"/>
<text x="50" y="69" text-anchor="middle" font-family="Besley" font-size="54" fill="#FBF7F0">${escapeXml(initial)}</text></svg>`
  const fontFiles = ['besley.ttf', 'anek-latin.ttf'].map((file) => join(projectDir, 'art/fonts', file))
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Anek Latin Medium' },
  })
  return drawn.asPng()
}
