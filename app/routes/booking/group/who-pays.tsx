import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Form } from '#app/ui/form.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Group } from './group.server.ts'
import styles from './group.module.css'

/** Who pays and fills in for whom, and how the price is shared. */
export function WhoPays({ group }: { group: Group }) {
  const { reference, people, split, friends, contactName, nextDue } = group
  const isPaid = nextDue === undefined
  return (
    <Form action={`/booking/${reference}/group`} className={styles.form}>
      <input type="hidden" name="intent" value="form" />
      <fieldset>
        <legend>{isPaid ? 'Who fills in for whom?' : 'Who pays and fills in for whom?'}</legend>
        <div className={styles.people}>
          {people.map(({ name, payer }, place) => (
            <Select
              key={place}
              id={`payer-${place}`}
              label={name}
              name={`payer.${place}`}
              defaultValue={payer}
              options={optionsFor(place, people, contactName)}
            />
          ))}
        </div>
      </fieldset>
      {isPaid ? <input type="hidden" name="split" value={split} /> : <HowShared split={split} />}
      <Button look="go">{friends.length > 0 ? 'Share it anew' : 'Make the links'}</Button>
    </Form>
  )
}

function HowShared({ split }: Pick<Group, 'split'>) {
  return (
    <>
      <fieldset>
        <legend>How is the price shared?</legend>
        <Choice type="radio" name="split" value="equal" defaultChecked={split === 'equal'}>
          The same for everybody who travels
        </Choice>
        <Choice type="radio" name="split" value="own-price" defaultChecked={split === 'own-price'}>
          By what each one’s place costs: a single room more, a child less
        </Choice>
      </fieldset>
      <p className="small soft">
        What is paid already counts for whoever it was paid for; the first part counts for you. What is more than one’s
        share lessens what all the others pay: that is between you. What is left is shared on the same dates, in whole
        rupees.
      </p>
    </>
  )
}

function optionsFor(place: number, people: Group['people'], contactName: string) {
  const others = people.flatMap(({ name, isAdult }, at) =>
    isAdult && at !== place ? [{ value: at + 1, name: `With ${name}` }] : [],
  )
  return [
    { value: 0, name: `${contactName}, who booked` },
    ...(people[place]!.isAdult ? [{ value: place + 1, name: 'A link of their own' }] : []),
    ...others,
  ]
}
