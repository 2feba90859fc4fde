import { listCountries } from '#app/islands/components/sign-in/country-codes.ts'
import { whatsappText } from '#app/parts/enquiry/whatsapp.ts'
import { DRAWN, formHooks } from './regions/send-form.ts'

const FRESH_FOR_MS = 11 * 60 * 60 * 1000

/** Makes the enquiry form quicker to fill, and says when it was first touched; again each time it is drawn anew. */
export function startEnquiry(section: HTMLElement, form: HTMLFormElement): void {
  const stamp = stampOf(form)
  const begin = (form: HTMLFormElement) => {
    formHooks.set(form, { before: async (body) => body.set('stamp', await stamp()) })
    addCountries(form)
    keepChatFilled(section, form)
  }
  begin(form)
  section.addEventListener(DRAWN, () => {
    const again = section.querySelector('form')
    if (again) begin(again)
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

/** A country before the number, India first, or the one that was chosen; a number that begins with + keeps its own. */
function addCountries(form: HTMLFormElement): void {
  const room = form.querySelector<HTMLElement>('[data-dial]')
  if (!room) return
  const select = document.createElement('select')
  select.name = 'dial'
  select.ariaLabel = 'Country of the mobile'
  select.autocomplete = 'tel-country-code'
  select.className = room.nextElementSibling?.className ?? ''
  for (const { name, dial } of listCountries()) select.add(new Option(`${name} +${dial}`, dial))
  if (room.dataset['dial']) select.value = room.dataset['dial']
  room.append(select)
  const help = form.querySelector('#enquiry-mobile-help')
  if (help) help.textContent = 'With its country'
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
