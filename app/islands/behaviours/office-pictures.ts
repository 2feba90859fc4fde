import { drawAsItIsNow } from './drawn-again.ts'

/** Makes the forms of pictures quicker: many files dropped at once, each with its progress; a press on a picture says what of it stays in view. */
export function enablePictures(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-upload]')) takeDropped(place)
  for (const place of document.querySelectorAll<HTMLElement>('[data-focus]')) pointAt(place)
}

/** Files go one by one, so that one that is refused, or a line that breaks, costs no other. */
function takeDropped(place: HTMLElement): void {
  const form = place.querySelector('form')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  const list = place.querySelector<HTMLElement>('[data-taken]')
  if (!form || !input || !list) return
  let last = Promise.resolve()
  const take = (files: Iterable<File>) => {
    for (const file of files) {
      const line = waitingLine(file.name)
      list.append(line)
      last = last.then(() => send(form, file, line))
    }
    last = last.then(() => (list.querySelector('progress') ? undefined : drawAsItIsNow()))
    form.reset()
  }
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    take([...(input.files ?? [])])
  })
  const over = (isOver: boolean) => place.toggleAttribute('data-over', isOver)
  place.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    over(true)
  })
  place.addEventListener('dragleave', () => over(false))
  place.addEventListener('drop', (event) => {
    event.preventDefault()
    over(false)
    take([...(event.dataTransfer?.files ?? [])])
  })
  // A page that is left while files wait would take none of them.
  addEventListener('beforeunload', (event) => {
    if (list.querySelector('progress')) event.preventDefault()
  })
  place.dataset['awake'] = ''
}

function waitingLine(name: string): HTMLElement {
  const line = document.createElement('li')
  const [space, words, progress] = [
    document.createElement('span'),
    document.createElement('b'),
    document.createElement('progress'),
  ]
  words.textContent = name
  progress.max = 1
  progress.value = 0
  progress.ariaLabel = `${name} on its way`
  line.append(space, words, progress)
  return line
}

/** Sends one file as the form would, and puts the line of the page it is answered with in place of the one that waited. */
async function send(form: HTMLFormElement, file: File, line: HTMLElement): Promise<void> {
  const body = new FormData(form)
  body.delete('file')
  body.append('file', file)
  const page = await post(form.action, body, line.querySelector('progress')).catch(() => undefined)
  const fresh = page?.querySelector('[data-taken] > li')
  if (fresh) return line.replaceWith(fresh)
  line.dataset['refused'] = ''
  const says = document.createElement('span')
  says.textContent = page?.querySelector('[role=alert]')?.textContent ?? 'It could not be sent. Send it once more.'
  line.querySelector('progress')?.replaceWith(says)
}

/** A request of the old kind: the new one does not tell how far it has come. */
function post(address: string, body: FormData, progress: HTMLProgressElement | null): Promise<Document> {
  return new Promise((answered, failed) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // What is sent is not yet encoded: the bar runs without an end until it is.
      if (loaded === total) progress?.removeAttribute('value')
      else if (progress) progress.value = loaded / total
    })
    request.addEventListener('load', () => (request.response ? answered(request.response as Document) : failed()))
    request.addEventListener('error', failed)
    request.open('POST', address)
    request.setRequestHeader('Accept', 'text/html')
    request.send(body)
  })
}

function pointAt(place: HTMLElement): void {
  const at = place.querySelector<HTMLElement>('[data-focus-at]')
  const mark = place.querySelector<HTMLElement>('[data-focus-mark]')
  const [x, y] = [...place.querySelectorAll<HTMLInputElement>('input[type=range]')]
  if (!at || !mark || !x || !y) return
  const show = () => {
    mark.style.left = `${x.value}%`
    mark.style.top = `${y.value}%`
    for (const img of place.querySelectorAll('img')) img.style.objectPosition = `${x.value}% ${y.value}%`
  }
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = at.getBoundingClientRect()
    x.value = String(Math.round(((clientX - box.left) / box.width) * 100))
    y.value = String(Math.round(((clientY - box.top) / box.height) * 100))
    show()
  }
  at.addEventListener('pointerdown', (event) => {
    at.setPointerCapture(event.pointerId)
    point(event)
  })
  at.addEventListener('pointermove', (event) => {
    if (at.hasPointerCapture(event.pointerId)) point(event)
  })
  place.addEventListener('input', show)
  at.dataset['awake'] = ''
}
