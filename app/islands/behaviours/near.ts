/** Early enough that nobody sees it come. */
const MARGIN = '900px'

/** Draws what stands in a `noscript` until it comes near; a printer gets all of it. */
export function drawWhatComesNear(): void {
  const places = document.querySelectorAll('[data-near]')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target)
    },
    { rootMargin: MARGIN },
  )
  for (const place of places) observer.observe(place)
  const drawAll = () => {
    for (const place of places) draw(place)
  }
  addEventListener('beforeprint', drawAll)
  matchMedia('print').addEventListener('change', drawAll)
}

function draw(place: Element): void {
  const hidden = place.querySelector('noscript')
  if (hidden) place.innerHTML = hidden.innerHTML
}
