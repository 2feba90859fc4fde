/** What is said of a name, an e-mail or a mobile that nobody can be called or reached by, wherever it was typed. */
export const CONTACT_FAULTS = {
  name: 'Please enter your name.',
  email: 'Please enter a valid email address.',
  mobile: 'Please enter a valid mobile number.',
} as const
