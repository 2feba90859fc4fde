import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { escapeXml } from '#platform/xml.ts'
import { encodeShareCard, openRaster } from './image.server.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { drawPoster } from '#art/poster.ts'

const SHEET = { width: 1200, height: 630 }
const POSTER = { width: 1120, height: 420 }
const MARGIN = 40
const PAPER = '#FBF7F0'
/** All of the sheet but the poster. */
const FRAME = `M0 0H${SHEET.width}V${SHEET.height}H0ZM${MARGIN} ${MARGIN}v${POSTER.height}h${POSTER.width}v-${POSTER.height}Z`
/** What its file calls the letter of running text. */
const LETTER = 'Anek Latin Medium'

/** All a shared card is drawn from; the letters come from the font files in `projectDir`. */
export type CardDrawing = {
  recipe: PosterRecipe
  title: string
  line: string
  siteName: string
  logo: Uint8Array | undefined
  projectDir: string
}

/** A poster with its name under it → 1200 × 630 JPEG. Keeps a processor busy for as long as drawing takes: ask the studio. */
export async function drawShareCard({ projectDir, ...card }: CardDrawing): Promise<Uint8Array> {
  const fontFiles = ['besley.ttf', 'anek-latin.ttf'].map((file) => join(projectDir, 'art/fonts', file))
  const raster = await renderAsync(cardSvg(card), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: LETTER },
  })
  return encodeShareCard(openRaster(raster.pixels, raster.width, raster.height))
}

/** The card as it is drawn, before any letter is a picture. */
export function cardSvg({ recipe, title, line, siteName, logo }: Omit<CardDrawing, 'projectDir'>): string {
  // Not cut by a layer but covered: resvg dies of a layer within one that lies off it.
  const place = `overflow="visible" x="${MARGIN}" y="${MARGIN}"`
  const poster = drawPoster({ ...recipe, ...POSTER }).replace('<svg ', `<svg ${place} `)
  const size = title.length > 34 ? 44 : title.length > 22 ? 56 : 68
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">
${poster}<path d="${FRAME}" fill="${PAPER}"/>
<text x="${MARGIN}" y="545" font-family="Besley" font-size="${size}" fill="#1B1F2A" stroke="#1B1F2A" stroke-width="${size / 34}">${escapeXml(clip(title, 48))}</text>
<text x="${MARGIN}" y="594" font-family="${LETTER}" font-size="26" fill="#4B5060">${escapeXml(clip(line, 82 - (logo ? 24 : Math.min(24, siteName.length))))}</text>
${logo ? logoSvg(logo) : nameSvg(siteName)}
</svg>`
}

const LOGO = { width: 280, height: 52, bottom: 608 }

function logoSvg(logo: Uint8Array): string {
  const { width, height, bottom } = LOGO
  const href = `data:image/jpeg;base64,${Buffer.from(logo).toString('base64')}`
  return `<image x="${SHEET.width - MARGIN - width}" y="${bottom - height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid meet" href="${href}"/>`
}

function nameSvg(siteName: string): string {
  return `<circle cx="${SHEET.width - MARGIN - 8}" cy="585" r="8" fill="#F59E2B"/><text x="${SHEET.width - MARGIN - 28}" y="594" text-anchor="end" font-family="Besley" font-size="27" fill="#1B1F2A">${escapeXml(clip(siteName, 24))}</text>`
}

/** So much of a text, at whole words. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/[\s,;:]+\S*$/, '')}…`
}
