import { useEffect, useState } from "react";
import { changeMyRooms } from "../../my-rooms-store.ts";
import { type MyRoom, withoutRoom } from "../../rules/my-rooms.ts";
import { readRoom } from "./room-store.ts";

/** A browser short of space may have thrown the pictures away: then the room is no longer offered. */
export function RoomThumb({ room: { id } }: { room: MyRoom }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isHere = true;
    const missing = () => changeMyRooms((mine) => withoutRoom(mine, id));
    void readRoom(id).then((kept) => {
      if (!kept) return missing();
      if (isHere) setAddress((made = URL.createObjectURL(kept.photo)));
    }, missing);
    return () => {
      isHere = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address ? <img src={address} alt="" decoding="async" /> : null;
}
