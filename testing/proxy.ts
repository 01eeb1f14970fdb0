import { connect, createServer, type Socket } from 'node:net'

/**
 * `refuse` breaks the connection before the server sees the statement. `lose` lets the server run it, and breaks the connection instead
 * of answering. `hang` never answers again.
 */
export type Fate = 'pass' | 'refuse' | 'lose' | 'hang'

type Behaviour = {
  /** Milliseconds of a round trip. Connecting takes one more. */
  delay: number
  /** The count begins with 1. */
  decide: (count: number, text: string) => Fate
}

/** Makes a PostgreSQL far away or unreliable: it stands between the functions and `url`. For any other server only the delay works. */
export async function startProxy(url: string, behaviour: Partial<Behaviour> = {}) {
  const { hostname, port, protocol } = new URL(url)
  const isDatabase = protocol.startsWith('postgres')
  const proxy = {
    url: '',
    behaviour: { delay: 0, decide: () => 'pass', ...behaviour } as Behaviour,
    connections: 0,
    statements: 0,
    /** The bytes of the statements that ran without an answer. */
    lost: [] as Buffer[],
    stop: async () => {},
  }
  const sockets = new Set<Socket>()

  const server = createServer({ noDelay: true }, (client) => {
    proxy.connections += 1
    const upstream = connect({ port: Number(port), host: hostname, noDelay: true })
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    const readStatements = isDatabase ? createReader() : () => []
    const waiting: Buffer[] = []
    let fate: Fate = 'pass'
    let due = Date.now() + 2 * proxy.behaviour.delay
    client.on('data', (chunk) => {
      for (const text of readStatements(chunk)) {
        proxy.statements += 1
        if (fate === 'pass') fate = proxy.behaviour.decide(proxy.statements, text)
      }
      if (fate === 'refuse') return end()
      if (fate === 'hang') return
      if (fate === 'lose') proxy.lost.push(chunk)
      const now = Date.now()
      due = Math.max(due, now + proxy.behaviour.delay)
      waiting.push(chunk)
      // The chunks keep their order, whichever timer ends first.
      if (due > now) setTimeout(() => upstream.write(waiting.shift() ?? ''), due - now)
      else upstream.write(waiting.shift() ?? '')
    })
    upstream.on('data', (chunk) => {
      if (fate === 'lose') end()
      else if (fate === 'pass') client.write(chunk)
    })
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  proxy.url = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href
  proxy.stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return proxy
}

/** Finds the statements in the bytes of a client: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function createReader(): (chunk: Buffer) => string[] {
  let rest: Buffer = Buffer.alloc(0)
  // The first message has no type.
  let typeLength = 0
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const statements: string[] = []
    while (rest.length >= typeLength + 4) {
      const end = typeLength + rest.readInt32BE(typeLength)
      if (rest.length < end) break
      const type = typeLength === 0 ? '' : String.fromCharCode(rest[0] ?? 0)
      const fields = rest
        .subarray(typeLength + 4, end)
        .toString()
        .split('\0')
      // A parsed statement has a name before its text.
      if (type === 'Q') statements.push(fields[0] ?? '')
      if (type === 'P') statements.push(fields[1] ?? '')
      rest = rest.subarray(end)
      typeLength = 1
    }
    return statements
  }
}
