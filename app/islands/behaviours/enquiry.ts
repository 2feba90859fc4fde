import { fullMobile, listCountries } from '#app/islands/components/sign-in/country-codes.ts'
import { whatsappText } from '#app/parts/enquiry/whatsapp.ts'

const FAILURE = 'Something went wrong. Try again.'
const FRESH_FOR_MS = 11 * 60 * 60 * 1000

type Said = {
  message?: string
  data?: { reference: string; path: string }
  reason?: string
  fields?: Record<string, string>
  challenge?: unknown
}

/** Sends the form by itself, shows what is amiss at its field and puts the reference in its place; the number's country becomes a list. */
export function startEnquiry(section: HTMLElement, form: HTMLFormElement): void {
  form.noValidate = true
  const stamp = stampOf(form)
  const fullNumber = addCountries(form)
  keepChatFilled(section, form)
  let busy = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (busy) return
    busy = true
    const button = form.querySelector('button')
    button?.setAttribute('aria-disabled', 'true')
    void send(form, fullNumber(), stamp).then((said) => {
      busy = false
      button?.removeAttribute('aria-disabled')
      if (said.data) showReceived(section, said.message ?? '', said.data)
      else showFaults(form, said)
    })
  })
}

/** When the form was first touched, as the server marks it; asked for anew on a page that lay open for a day. */
function stampOf(form: HTMLFormElement): () => Promise<string> {
  let askedAt = 0
  let stamp: Promise<string> = Promise.resolve('')
  const ask = () => {
    if (Date.now() - askedAt < FRESH_FOR_MS) return stamp
    askedAt = Date.now()
    stamp = fetchStamp(form).catch(() => {
      askedAt = 0
      return ''
    })
    return stamp
  }
  void ask()
  return ask
}

async function fetchStamp(form: HTMLFormElement): Promise<string> {
  const about = form.querySelector<HTMLInputElement>('[name="about"]')?.value ?? ''
  const answer = await fetch(`${form.action}/stamp?${new URLSearchParams({ about })}`)
  const { data } = (await answer.json()) as { data?: { stamp: string } }
  return data?.stamp ?? ''
}

async function send(
  form: HTMLFormElement,
  mobile: string,
  stamp: () => Promise<string>,
  proof?: string,
): Promise<Said> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    body.set('mobile', mobile)
    body.set('stamp', await stamp())
    if (proof) body.set('proof', proof)
    const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    const said = (await answer.json()) as Said
    if (said.reason !== 'enquiry-proof' || proof) return said
    const { solveProofOfWork } = await import('#app/islands/components/sign-in/proof-of-work.ts')
    return await send(form, mobile, stamp, await solveProofOfWork(said.challenge))
  } catch (error) {
    console.error('Failed to send the enquiry: ', error)
    return { message: FAILURE }
  }
}

/** A country before the number, India first; a number that begins with + keeps its own. Gives the whole number. */
function addCountries(form: HTMLFormElement): () => string {
  const input = form.querySelector<HTMLInputElement>('[name="mobile"]')
  if (!input) return () => ''
  const select = document.createElement('select')
  select.ariaLabel = 'Country of the mobile'
  select.autocomplete = 'tel-country-code'
  for (const { name, dial } of listCountries()) select.add(new Option(`${name} +${dial}`, dial))
  const row = document.createElement('span')
  row.dataset['dial'] = ''
  const label = input.closest('label')
  // A label with two controls belongs to the first of them, unless it says to which.
  if (label) label.htmlFor = input.id = 'enquiry-mobile'
  const isHere = document.activeElement === input
  input.replaceWith(row)
  row.append(select, input)
  if (isHere) input.focus()
  const hint = label?.querySelector('small')
  if (hint) hint.textContent = 'With its country'
  return () => fullMobile(input.value, select.value)
}

function showFaults(form: HTMLFormElement, { message = FAILURE, fields = {} }: Said): void {
  form.querySelectorAll('b[id^="enquiry-"]').forEach((fault) => fault.remove())
  for (const input of form.querySelectorAll<HTMLInputElement>('label [name]')) {
    const words = fields[input.name]
    input.toggleAttribute('aria-invalid', false)
    input.removeAttribute('aria-describedby')
    if (words === undefined) continue
    const fault = document.createElement('b')
    fault.id = `enquiry-${input.name}-fault`
    fault.textContent = words
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', fault.id)
    input.closest('label')?.append(fault)
  }
  const says = form.querySelector<HTMLElement>('[data-says]')
  if (says) says.textContent = message
  const first = form.querySelector<HTMLElement>('[aria-invalid]')
  if (first) first.focus()
  else says?.scrollIntoView({ block: 'center' })
}

/** The form has done its work: in its place stands the reference, and the way to the page of it. */
function showReceived(section: HTMLElement, message: string, { reference, path }: NonNullable<Said['data']>): void {
  const box = document.createElement('div')
  box.tabIndex = -1
  box.setAttribute('role', 'status')
  const heading = document.createElement('h2')
  heading.textContent = message
  const words = document.createElement('p')
  words.textContent = `Its reference is ${reference}. A person reads it and answers. `
  const link = document.createElement('a')
  link.href = path
  link.className = 'more'
  link.textContent = 'See where it stands'
  box.append(heading, words, ...(path === '/enquiry/added' ? [] : [link]))
  ;(section.firstElementChild ?? section).replaceChildren(box)
  box.focus({ preventScroll: true })
  box.scrollIntoView({ block: 'center' })
}

/** What is typed into the form stands in the chat too, should somebody change from the one to the other. */
function keepChatFilled(section: HTMLElement, form: HTMLFormElement): void {
  const chat = section.querySelector<HTMLAnchorElement>('[data-chat]')
  if (!chat) return
  form.addEventListener('input', () => {
    const url = new URL(chat.href)
    const { chat: about, site = '' } = chat.dataset
    url.searchParams.set('text', whatsappText({ site, about: about || undefined, ...wishesIn(form) }))
    chat.href = url.href
  })
}

function wishesIn(form: HTMLFormElement): { time: string; party: string } {
  const value = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? ''
  const month = form.querySelector<HTMLSelectElement>('[name="month"]')
  const dates = [value('from'), value('until')].filter(Boolean).join(' to ')
  const adults = value('adults')
  const ages = value('ages')
  return {
    time: dates || (month?.value ? (month.selectedOptions[0]?.text ?? '') : ''),
    party: [adults && `${adults} ${adults === '1' ? 'adult' : 'adults'}`, ages && `children aged ${ages}`]
      .filter(Boolean)
      .join(', '),
  }
}
