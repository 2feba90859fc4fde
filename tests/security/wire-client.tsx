import { createRoot } from 'react-dom/client'
import * as client from 'next-auth/react'
import { SessionProvider, useSession } from 'next-auth/react'

/** A page of somebody else's making that uses the well-known client unchanged, for a test to drive. */
function Page({ required }: { required: boolean }) {
  const session = useSession({ required })
  Object.assign(window, { client: { ...client, update: session.update } })
  return (
    <pre id="session" data-status={session.status}>
      {JSON.stringify(session.data)}
    </pre>
  )
}

const required = new URLSearchParams(location.search).has('required')
createRoot(document.body).render(
  <SessionProvider>
    <Page required={required} />
  </SessionProvider>,
)
