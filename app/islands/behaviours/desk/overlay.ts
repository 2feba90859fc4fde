import { formatTime } from '#platform/dates.ts'
import type { WaitingAct } from './waiting.ts'

const BADGE = 'not sent yet'

/** Shows over the desk as the server drew it what is done and not sent yet. */
export function overlay(region: HTMLElement, waiting: readonly WaitingAct[]): void {
  for (const row of waiting) if (row.said === undefined) lay(region, row)
  const forms = checksIn(region)
  // Where nobody is checked in any more there are none, and the figure is the server's.
  if (forms.length === 0) return
  const count = region.querySelector('[data-desk-in]')
  if (count) count.textContent = String(forms.filter(isIn).length)
}

function lay(region: HTMLElement, { fields, at }: WaitingAct): void {
  if (fields['intent'] === 'note') return layNote(region, fields)
  const reference = fields['reference'] ?? referenceIn(fields['voucher'] ?? '')
  const isMeant = (form: HTMLFormElement) => !fields['place'] || valueOf(form, 'place') === fields['place']
  for (const form of checksOf(region, reference)) if (isMeant(form)) mark(form, fields['to'] !== 'out', at)
}

/** The forms that check somebody in or out. */
function checksIn(region: Element): HTMLFormElement[] {
  return [...region.querySelectorAll<HTMLFormElement>('form[data-check]')]
}

/** Those of a booking. */
export function checksOf(region: Element, reference: string): HTMLFormElement[] {
  return checksIn(region).filter((form) => valueOf(form, 'reference') === reference)
}

/** Whether somebody is in, as it is shown. */
export function isIn(form: HTMLFormElement): boolean {
  return valueOf(form, 'to') === 'out'
}

export function referenceIn(voucher: string): string {
  return /PV1\.([2-9A-Z]{8})\./.exec(voucher)?.[1] ?? ''
}

function valueOf(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
}

function mark(form: HTMLFormElement, comes: boolean, at: string): void {
  const button = form.querySelector('button')
  if (isIn(form) !== comes) {
    form.querySelector<HTMLInputElement>('input[name=to]')!.value = comes ? 'out' : 'in'
    if (button?.firstChild) button.firstChild.nodeValue = comes ? 'Undo' : 'Check in'
    form.querySelector('small')?.remove()
    if (comes) form.append(small(`in since ${clockOf(at)}`))
  }
  form.querySelector('[data-waits]')?.remove()
  form.append(badge())
}

function layNote(region: HTMLElement, { reference = '', words = '' }: Record<string, string>): void {
  const list = region.querySelector('[data-desk-notes]')
  if (!list) return
  const item = document.createElement('li')
  const text = document.createElement('p')
  text.textContent = words
  item.append(text, small(reference), ' ', badge())
  list.prepend(item)
}

function small(words: string): HTMLElement {
  return Object.assign(document.createElement('small'), { textContent: words })
}

function badge(): HTMLElement {
  const made = Object.assign(document.createElement('span'), { textContent: BADGE })
  made.dataset['waits'] = ''
  return made
}

/** "8:34 am" in India, where the desk is. */
export function clockOf(at: string | Date): string {
  return formatTime(new Date(at))
}
