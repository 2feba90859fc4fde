import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENT = 0x01
const ATTESTED = 0x40

type MadeKey = { rpId: string; origin: string; challenge: string; counter?: number }

/** A security key in software, ES256, that signs whatever it is told: what a browser would refuse to ask a real one for, too. */
export function softPasskey() {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const name = id.toString('base64url')
  const shared = { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} }

  /** Answers what a page makes a new passkey by. */
  function create({ counter = 0, ...made }: MadeKey): string {
    const length = Buffer.from([0, id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
    const authData = Buffer.concat([facts(made.rpId, PRESENT | ATTESTED, counter), attested])
    const attestationObject = Buffer.concat([
      // {fmt: "none", attStmt: {}, authData: …}
      Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ])
    const response = {
      clientDataJSON: clientData('webauthn.create', made).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    }
    return JSON.stringify({ ...shared, response })
  }

  /** Answers what a page asks a passkey for. */
  function get({ counter = 0, ...made }: MadeKey): string {
    const client = clientData('webauthn.get', made)
    const authenticatorData = facts(made.rpId, PRESENT, counter)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    }
    return JSON.stringify({ ...shared, response })
  }

  return { create, get }
}

function facts(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

function clientData(type: string, { origin, challenge }: Pick<MadeKey, 'origin' | 'challenge'>): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
