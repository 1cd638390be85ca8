// The link to a server: requests over HTTP, tables over WebSockets.

import { refusal, Unanswered, type Call, type Connection, type Link, type Listener } from "./link";
import type { ClientMessage, ServerMessage } from "./types";

const PATIENCE = [300, 600, 1200, 2500, 5000]; // milliseconds between attempts to come back

export class ServerLink implements Link {
  /** `origin` is where the server is: `http://127.0.0.1:8000`. */
  constructor(private readonly origin: string) {}

  async ask({ method, path, body, tokens, language }: Call): Promise<string> {
    const headers: Record<string, string> = { "Accept-Language": language };
    if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.origin + path, { method, headers, body: body ?? null, credentials: "omit" });
      text = await response.text();
    } catch (error) {
      throw new Unanswered(String(error));
    }
    if (!response.ok) throw refusal(text, `${response.status} ${response.statusText}`);
    return text;
  }

  sit(table: string, listener: Listener): Connection {
    return new ServerConnection(`${this.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(table)}`, listener);
  }
}

/** One socket after the other, until it is closed. */
class ServerConnection implements Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null; // whatever it still brings is not heard
    socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.say(this.listener.hello());
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome") this.tries = 0;
      this.listener.hear(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.retry = setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
      this.listener.lost();
    };
  }
}
