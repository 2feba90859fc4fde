/** Leaves a page that is one person's own once the session is another's, or nobody's: the server leads to the sign-in, and back. Gives the way to stay. */
export function leaveWithPerson(drawnFor: string): () => void {
  const look = (event: Event) => void ((event as CustomEvent<string | null>).detail !== drawnFor && location.reload())
  document.addEventListener('person', look)
  return () => document.removeEventListener('person', look)
}
