// How a marker crosses off a square: never twice the same way, and always the same way for the same square.

/** A small whole number from a text. */
function seed(text: string): number {
  let hash = 2166136261;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619);
  return hash >>> 0;
}

/** A cross in a square of 20, in one go. */
export function scrawl(text: string): string {
  let state = seed(text);
  const wobble = (middle: number, by = 1.6): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (middle + (state / 2 ** 32 - 0.5) * 2 * by).toFixed(1);
  };
  const low = 4.2;
  const high = 15.8;
  return (
    `M${wobble(low)} ${wobble(low)}Q${wobble(10, 2)} ${wobble(9, 2)} ${wobble(high)} ${wobble(high)}` +
    `M${wobble(high)} ${wobble(low)}Q${wobble(10, 2)} ${wobble(11, 2)} ${wobble(low)} ${wobble(high)}`
  );
}
