/** Whom this browser knows to be signed in, '' for nobody; read from the storage, so that the session's code need not come along. */
export function personId(): string {
  try {
    const { _id } = JSON.parse(localStorage.getItem('padav.person') ?? '{}') as { _id?: unknown }
    return typeof _id === 'string' ? _id : ''
  } catch {
    return ''
  }
}
