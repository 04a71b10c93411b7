/**
 * Data that a page can live without at first: streamed behind the rest when it is late.
 * A plain value needs no waiting, which keeps a stored document free of streaming scripts.
 */
export type Deferred<Value> = Value | Promise<Value>
