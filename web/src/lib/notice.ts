// "It is your turn": the title, two soft tones made on the spot, and a notification if it was allowed.

let audio: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, at: number, length: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function chime(): void {
  // Browsers let nothing sound before the first touch; asking would only fill the console.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  tone(audio, 392, audio.currentTime, 0.35);
  tone(audio, 523.25, audio.currentTime + 0.14, 0.5);
}

export function knock(title: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: "overrun-turn", icon: "icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

export async function askToKnock(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
