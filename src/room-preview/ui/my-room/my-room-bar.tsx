import { useEffect } from "react";
import { showDate } from "../../../platform/bogota-time.ts";
import { changeMyRooms, readMyRooms, useMyRooms } from "../../my-rooms-store.ts";
import { showing } from "../../rules/my-rooms.ts";
import { removeRoom } from "./keep-room.ts";
import { deleteOtherRooms } from "./room-store.ts";
import { RoomThumb } from "./room-thumb.tsx";
import "./my-room.css";

/** The catalogue in the shopper's own room: on, off, in which of the rooms, and how to be rid of one. */
export default function MyRoomBar() {
  const { rooms, shown, hasExpired } = useMyRooms();
  useEffect(() => {
    if (!hasExpired) return;
    const ids = readMyRooms().rooms.map(({ id }) => id);
    // Written again, the list has none whose time is over.
    void deleteOtherRooms(ids).then(() => changeMyRooms((mine) => mine));
  }, [hasExpired]);
  const show = (id: string | null) => changeMyRooms((mine) => showing(mine, id));
  if (rooms.length === 0) return null;
  return (
    <section className="my-room-bar" aria-label="Mi sala">
      <button
        type="button"
        role="switch"
        aria-checked={shown !== null}
        className="my-room-bar__switch"
        onClick={() => show(shown ? null : rooms[0]!.id)}
      >
        <i aria-hidden="true" />
        Ver en mi sala
      </button>
      <ul className="my-room-bar__rooms">
        {rooms.map((room, i) => (
          <li key={room.id}>
            <button type="button" aria-label={`Mi sala ${i + 1}`} aria-pressed={room === shown} onClick={() => show(room.id)}>
              <RoomThumb room={room} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        {shown ? (
          <>
            Solo en este dispositivo, hasta el {showDate(new Date(shown.until), { day: "numeric", month: "long" })}.{" "}
            <button type="button" className="link" onClick={() => void removeRoom(shown.id)}>
              Quitar esta sala
            </button>
          </>
        ) : (
          "Mira cada alfombra puesta en tu piso."
        )}
      </p>
    </section>
  );
}
