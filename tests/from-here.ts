/** What a browser of today says of a form that a page of this site sends. */
export const FROM_HERE = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
