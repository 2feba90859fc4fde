/** A rectangle a label would cover, in units of its drawing. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Anchor = 'start' | 'middle' | 'end'

const WIDTH_OF_LETTER = 0.56

/** The rectangle of a line of text whose baseline begins, has its middle or ends at a point. */
export function textBox(text: string, size: number, at: { x: number; y: number; anchor: Anchor }): Box {
  const width = text.length * size * WIDTH_OF_LETTER
  const left = at.anchor === 'start' ? at.x : at.anchor === 'end' ? at.x - width : at.x - width / 2
  return { left, top: at.y - size * 0.85, right: left + width, bottom: at.y + size * 0.25 }
}

/** Whether two rectangles share any area. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Whether a rectangle lies wholly within another. */
export function within(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  )
}

/** The rectangle around a dot. */
export function dotBox({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}
