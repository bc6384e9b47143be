import { Bell, BellOff } from "lucide";
import { useSyncExternalStore } from "react";
import { browserStorage } from "../../platform/browser-storage.ts";
import { I } from "../../ui/admin/icon.tsx";
import { words } from "./words.ts";

const KEY = "staff_order_sound";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isOn = (): boolean => browserStorage()?.getItem(KEY) !== "off";

/** Two soft notes, said once for a new order; a browser that nobody has touched yet stays silent. */
export function playOrderSound(): void {
  if (!isOn() || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const end = audio.currentTime + 0.9;
  for (const [place, hertz] of [659.3, 987.8].entries()) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    const begin = audio.currentTime + place * 0.16;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(end);
    if (place === 1) tone.onended = () => void audio.close();
  }
}

/** Whether this browser sounds when an order comes. */
export function SoundSwitch() {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  const turn = () => {
    browserStorage()?.setItem(KEY, on ? "off" : "on");
    for (const listener of listeners) listener();
    if (!on) playOrderSound();
  };
  return (
    <button
      type="button"
      className="admin-button admin-button--icon"
      aria-pressed={on}
      aria-label={words().list.sound}
      title={on ? words().list.soundOn : words().list.soundOff}
      onClick={turn}
    >
      <I of={on ? Bell : BellOff} />
    </button>
  );
}
