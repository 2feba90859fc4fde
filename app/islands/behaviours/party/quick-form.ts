import { PARTY_ERRORS } from '#app/parts/party/party-error.ts'
import type { PartyField } from '#app/parts/party/party-error.ts'
import { readPartyForm, readPartyTyped } from '#domain/party/party-form.ts'
import type { PartyView } from '#domain/party/party.ts'
import { addChildStepper } from './child-stepper.ts'
import { addStepper } from './stepper.ts'

const MISSING_AGE = { field: 'ages', words: 'Please choose the age of every child.' } as const

const quick = new WeakSet<HTMLFormElement>()

/** Makes the form of who travels quicker to fill: − and + at every number, an age for each child there is. */
export function quicken(form: HTMLFormElement): void {
  if (quick.has(form)) return
  quick.add(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-step]')) addStepper(input)
  const ages = form.querySelector<HTMLElement>('[data-ages]')
  if (ages) addChildStepper(ages)
  form.addEventListener('submit', (event) => {
    if (!readParty(form, event.submitter)) event.preventDefault()
  })
}

/** The party a form says; undefined when it says none, which is then said at the field it is about. */
export function readParty(form: HTMLFormElement, submitter: HTMLElement | null): PartyView | undefined {
  if (submitter?.matches('[name="clear"]')) return { party: undefined, per: 'person' }
  const read = readPartyForm(readPartyTyped(new FormData(form)))
  const isAgeMissing = [...form.querySelectorAll<HTMLSelectElement>('[name="age"]:enabled')].some(({ value }) => !value)
  if (read.ok && !isAgeMissing) return read.value
  say(form, read.ok ? MISSING_AGE : PARTY_ERRORS[read.reason])
  return undefined
}

const INPUTS: Record<PartyField, string> = {
  adults: '[name="adults"]',
  ages: '[name="age"]',
  rooms: '[data-own-rooms] input',
}

function say(form: HTMLFormElement, wrong: { field: PartyField; words: string }): void {
  for (const field of Object.keys(INPUTS) as PartyField[]) {
    const isWrong = field === wrong.field
    const place = form.querySelector(`[data-wrong="${field}"]`)
    place?.replaceChildren(isWrong ? wrong.words : '')
    if (isWrong) place?.setAttribute('role', 'alert')
    for (const input of form.querySelectorAll(INPUTS[field])) {
      input.toggleAttribute('aria-invalid', isWrong)
      if (isWrong) input.setAttribute('aria-invalid', 'true')
      if (isWrong && place) input.setAttribute('aria-describedby', place.id)
    }
  }
  firstWrong(form, wrong.field)?.focus()
}

function firstWrong(form: HTMLFormElement, field: PartyField): HTMLElement | undefined {
  const inputs = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(INPUTS[field])]
  const shown = inputs.filter((input) => input.checkVisibility())
  return shown.find(({ value }) => value === '') ?? shown[0]
}
