import { data, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readHistory } from '#app/routes/admin/history.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { listScripts } from '#domain/settings/scripts.server.ts'
import { readScriptSet, SCRIPTS_SUBJECT } from '#domain/settings/scripts-writing.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { CustomForm } from './custom.tsx'
import { IntegrationsForm } from './integrations.tsx'
import { Past } from './past.tsx'
import { PreviewOf } from './preview.tsx'
import { policyWith, previewOf } from './preview.server.ts'
import { Running } from './running.tsx'
import { SCRIPT_DEEDS } from './scripts.server.ts'
import type { Route } from './+types/scripts'
import office from '#app/routes/admin/office.module.css'
import styles from './scripts.module.css'

const LONGEST_SNIPPET = 20_000

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('scripts.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const { enabled, signingKey } = config.injectedScripts
  const running = await listScripts(db, { signingKey })
  return {
    running,
    stood: stoodOf(await readScriptSet(db)),
    policy: policyWith(enabled ? running : []),
    isSilenced: !enabled,
    history: await readHistory(db, visitor, SCRIPTS_SUBJECT),
    done: doneIn(request, DONE),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await doDeed(context, request, href('/admin/scripts'), SCRIPT_DEEDS, {}, LONGEST_SNIPPET)
  if (answer instanceof Response) return answer
  const kept = answer.data
  const isLook = kept.message === ''
  return data(
    { ...kept, preview: isLook ? await previewOf(context.get(servicesContext), kept.typed) : undefined },
    answer.init ?? {},
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Scripts')
}

const DONE: Record<string, string> = {
  changed: 'Saved. Public pages run them from the next visit on.',
  on: 'It is on. Public pages run it from the next visit on.',
  off: 'It is off every public page. It can be put back below.',
  'all-off': 'All scripts are off every public page. They can be put back below.',
  restored: 'The scripts are as they were then.',
}

/** What of others runs on public pages: integrations by their id, snippets by hand, with what each allows, and the way back. */
export default function ScriptsPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { running, stood, policy, isSilenced, history, done } = loaderData
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>Scripts</h1>
          <p className={office.say}>
            {sayOf(running.length)} They never run here in the office, where people sign in, in accounts, or while
            somebody books and pays.
          </p>
        </div>
        {running.length > 0 ? (
          <DeedForm intent="all-off">
            <Button look="bad">Take all off</Button>
          </DeedForm>
        ) : null}
      </div>
      <Said kept={kept} done={done} />
      {isSilenced ? (
        <Notice tone="warn">The site was started with INJECTED_SCRIPTS=off: none runs, whatever stands here.</Notice>
      ) : null}
      {kept?.preview ? <PreviewOf preview={kept.preview} typed={kept.typed} stood={stood} /> : null}
      {running.length > 0 ? <Running running={running} /> : null}
      <div className={styles.forms}>
        <IntegrationsForm running={running} kept={keptOf(kept, 'look-integrations') ?? keptOf(kept, 'integrations')} />
        <CustomForm kept={keptOf(kept, 'look-custom') ?? keptOf(kept, 'custom')} longest={LONGEST_SNIPPET} />
      </div>
      <section aria-labelledby="policy">
        <h2 id="policy">What browsers are told now</h2>
        <p className={office.say}>The Content-Security-Policy of public pages: what is not in it does not run.</p>
        <pre className={styles.code}>{policy.replaceAll('; ', ';\n')}</pre>
      </section>
      <Past history={history} stood={stood} />
    </div>
  )
}

function sayOf(count: number): string {
  if (count === 0) return 'No script of others runs on your public pages.'
  return count === 1
    ? 'One script of others runs on your public pages.'
    : `${count} scripts of others run on your public pages.`
}
