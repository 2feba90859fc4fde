import { whenIdle } from '#app/islands/wake.ts'

/** Lays out what a slow phone was spared at first, one piece at each idle moment after the first touch, so that the page's length and its search are true. */
export function layOutFarSections(): void {
  const next = document.querySelector('[data-far]')
  if (!next) return
  next.removeAttribute('data-far')
  whenIdle(layOutFarSections)
}
