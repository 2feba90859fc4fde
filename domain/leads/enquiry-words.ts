import { CONTACT_FAULTS } from '#domain/contact/fault-words.ts'
import { MOST_CHILDREN, MOST_TRAVELLERS } from '#domain/party/party.ts'
import { LONGEST_MESSAGE, LONGEST_NAME } from './enquiry.ts'
import type { EnquiryFault, EnquiryFaults, EnquiryField } from './enquiry.ts'

/** What stands beside a field that was filled in wrongly. */
const WORDS: Record<EnquiryFault, string> = {
  'name-missing': CONTACT_FAULTS.name,
  'name-long': `Please shorten the name to ${LONGEST_NAME} letters.`,
  'mobile-missing': 'Please enter your mobile number.',
  'mobile-wrong': CONTACT_FAULTS.mobile,
  'email-missing': 'Please enter your e-mail address.',
  'email-wrong': CONTACT_FAULTS.email,
  'month-wrong': 'Please choose a month from the list.',
  'month-twice': 'These dates lie in another month. Please keep one of the two.',
  'date-wrong': 'Please enter a date as day, month and year.',
  'date-past': 'This date is over. Please choose a later one.',
  'date-far': 'This is more than two years away. Please choose an earlier date.',
  'date-alone': 'Please say too from which date.',
  'dates-turned': 'The last date lies before the first.',
  'adults-wrong': `Please enter how many adults, from 1 to ${MOST_TRAVELLERS}.`,
  'ages-wrong': 'Please enter ages in years under 18, such as 9, 6.',
  'ages-alone': 'Children travel with an adult. Please say how many adults.',
  'party-large': `We take up to ${MOST_TRAVELLERS} people by this form, ${MOST_CHILDREN} of them children. For more, please call us.`,
  'budget-wrong': 'Please enter an amount in rupees, such as 60,000 or 1.5 lakh.',
  'message-long': `Please shorten this to ${LONGEST_MESSAGE} letters.`,
}

/** What is said otherwise to a colleague with somebody on the telephone. */
const ON_THE_TELEPHONE: Partial<Record<EnquiryFault, string>> = {
  'name-missing': 'Ask for their name.',
  'mobile-missing': 'Ask for their mobile number.',
  'party-large': `At most ${MOST_TRAVELLERS} people, ${MOST_CHILDREN} of them children. Write more of them below.`,
}

/** The faults of a form in words, each at its field. */
export function faultWords(faults: EnquiryFaults): Partial<Record<EnquiryField, string>> {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, WORDS[fault]]))
}

/** The same for whoever types what a caller says. */
export function callFaults(faults: EnquiryFaults): { path: string; message: string }[] {
  return Object.entries(faults).map(([path, fault]) => ({ path, message: ON_THE_TELEPHONE[fault] ?? WORDS[fault] }))
}
