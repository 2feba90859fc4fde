import { fieldsIn, listIn, pictureIn, textIn } from '#app/islands/answer.ts'
import type { AnsweredPicture } from '#app/islands/answer.ts'

type Place = { name: string; url: string }
type CitiesAnswer = { places: Place[]; words: string; picture: AnsweredPicture | undefined }

const REST_MS = 90
const BARS = 24

const enabled = new WeakSet<HTMLElement>()

/** Shows the places of the state that is hovered or has focus; asked for once per state, and only the last one wanted is shown. */
export function enableStates(flyout: HTMLElement): void {
  if (enabled.has(flyout)) return
  enabled.add(flyout)
  const find = (name: string) => flyout.querySelector<HTMLElement>(`[data-${name}]`)
  const links = [...flyout.querySelectorAll<HTMLAnchorElement>('[data-state]')]
  const title = find('places-title')!
  const list = find('places')!
  const all = find('places-all') as HTMLAnchorElement
  const answers = new Map<string, CitiesAnswer>()
  let chosen: HTMLAnchorElement | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  list.setAttribute('aria-live', 'polite')
  links.forEach((link, index) => (link.tabIndex = index === 0 ? 0 : -1))

  function choose(link: HTMLAnchorElement): void {
    if (link === chosen) return
    for (const each of links) each.tabIndex = each === link ? 0 : -1
    chosen?.removeAttribute('data-on')
    link.setAttribute('data-on', '')
    chosen = link
    title.textContent = link.textContent
    say('')
    all.href = link.href
    void fill(link)
  }

  async function fill(link: HTMLAnchorElement): Promise<void> {
    const id = link.dataset['state'] ?? ''
    const known = answers.get(id)
    if (known) return show(known)
    list.ariaBusy = 'true'
    list.replaceChildren(skeleton())
    try {
      const response = await fetch(`/api/home/headerCity?id=${encodeURIComponent(id)}&with=state`)
      if (!response.ok) throw new Error(`the call answered ${response.status}`)
      const answer = readAnswer(await response.json())
      answers.set(id, answer)
      if (link === chosen) show(answer)
    } catch (error) {
      console.error('Failed to fetch the cities of a state: ', error)
      if (link === chosen) fillList(failure(() => void fill(link)))
    }
  }

  function show({ places, words, picture }: CitiesAnswer): void {
    fillList(places.length > 0 ? placesOf(places) : 'No cities found.')
    say(words)
    if (picture) find('state-picture')?.replaceChildren(pictureOf(picture))
  }

  function say(words: string): void {
    const said = find('state-words')
    if (said) said.textContent = words
  }

  function fillList(content: HTMLElement | string): void {
    list.ariaBusy = 'false'
    list.replaceChildren(content)
    list.scrollTop = 0
  }

  for (const link of links) {
    link.addEventListener('pointerenter', () => {
      clearTimeout(resting)
      resting = setTimeout(() => choose(link), chosen ? REST_MS : 0)
    })
    link.addEventListener('pointerleave', () => clearTimeout(resting))
    link.addEventListener('focus', () => choose(link))
  }

  // A pointer or the focus may have been quicker than this code.
  const reached = links.find((link) => link.matches(':hover, :focus'))
  if (reached) choose(reached)

  flyout.addEventListener('keydown', (event) => {
    const to = moveTo(event.key)
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    to.focus()
  })

  function moveTo(key: string): HTMLElement | null | undefined {
    const here = document.activeElement as HTMLElement
    const at = links.indexOf(here as HTMLAnchorElement)
    if (at < 0) return key === 'ArrowLeft' ? (chosen ?? links[0]) : undefined
    if (key === 'ArrowRight') return list.querySelector('a') ?? all
    if (key === 'Home') return links[0]
    if (key === 'End') return links.at(-1)
    return key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' ? links[at - 1] : undefined
  }
}

function placesOf(places: Place[]): HTMLElement {
  const list = document.createElement('ul')
  for (const { name, url } of places) {
    const link = document.createElement('a')
    link.href = `/india/${url}-tour-packages`
    link.textContent = name
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

function skeleton(): HTMLElement {
  const list = document.createElement('ul')
  list.ariaHidden = 'true'
  for (let bar = 0; bar < BARS; bar++) list.append(document.createElement('i'))
  return list
}

function failure(again: () => void): HTMLElement {
  const words = document.createElement('p')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again'
  button.addEventListener('click', again)
  words.append('Something went wrong.', button)
  return words
}

function readAnswer(said: unknown): CitiesAnswer {
  const { data, state } = fieldsIn(said)
  if (!Array.isArray(data)) throw new Error('the call answered no list')
  const { words, uploads } = fieldsIn(state)
  const places = data.map(fieldsIn).map(({ name, url }) => ({ name: textIn(name), url: textIn(url) }))
  return {
    places: places.filter(({ name, url }) => name && url),
    words: textIn(words),
    picture: pictureIn(listIn(uploads)[0]),
  }
}

function pictureOf({ path, width, height }: AnsweredPicture): HTMLImageElement {
  const picture = new Image(width, height)
  picture.src = path
  picture.alt = ''
  return picture
}
