import { SECOND } from '#platform/clock.ts'

/** A page that waits for something is looked at again every so many seconds, and opened anew once the wait is over; where it waits in words alone they follow meanwhile. */
export function lookAgain(): void {
  const place = document.querySelector<HTMLElement>('[data-look-again]')
  if (!place) return
  const timer = setInterval(
    async () => {
      if (document.hidden) return
      const page = await openAgain()
      const there = page?.querySelector('[data-look-again]')
      if (there && place.childElementCount === 0) place.textContent = there.textContent
      if (!page || there) return
      clearInterval(timer)
      location.reload()
    },
    Number(place.dataset['lookAgain']) * SECOND,
  )
}

/** The page as it is by now; without a network nothing is over. */
async function openAgain(): Promise<Document | undefined> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}
