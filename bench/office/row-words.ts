export const PACKAGES = 100_000
export const BOOKINGS = 1_000_000

/** A first name that one booking in twenty bears, and a name that a hundred of all do. */
export const COMMON_NAME = 'Meera'
export const RARE_NAME = 'Zubin Contractor'

const FIRST = [COMMON_NAME, ...words('Arjun Kavya Rohan Ananya Vikram Priya Sanjay Divya Nikhil Lakshmi Aditya')]
const MORE = words('Harish Ishita Karthik Nandini Omkar Pallavi Rahul Sneha')
const LAST = words('Kulkarni Nair Iyer Banerjee Singh Reddy Patil Menon Joshi Das Rao Bhat Gill Sen Khan Pillai Shah')

/** As random as the site's own: nothing lies beside what was made with it. */
export const bookingId = `'b' || substr(md5(n::text), 1, 20)`
/** Of a booking, the number it was made by. */
export const numberOfBooking = `substr(reference, 3)::int`

/** Somebody's name by a number. */
export function personOf(number: string): string {
  return `${oneOf([...FIRST, ...MORE], number)} || ' ' || ${oneOf(LAST, `(${number}) / 20`)}`
}

/** One of some words by a number, in turns. */
export function oneOf(of: readonly string[], number: string): string {
  return `(array['${of.join("','")}'])[1 + (${number}) % ${of.length}]`
}

/** The words of a text. */
export function words(text: string): string[] {
  return text.split(' ')
}
